import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'

export const messageTemplatesQuery = queryOptions({
  queryKey: ['message-templates'],
  queryFn: async ({ signal }) => (await callAdmin('getMessageTemplates', { signal })).templates,
})

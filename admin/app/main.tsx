import '#brand/fonts.css'
import '#brand/tokens.css'
import './ui/styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/queries.ts'
import { router } from './routes.tsx'
import { ToastRegion } from './ui/toast/toast-region.tsx'

const element = document.getElementById('app')
if (!element) throw new Error('The document has no #app')
createRoot(element).render(
  <StrictMode>
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)

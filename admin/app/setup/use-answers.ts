import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUnsavedChanges } from '../forms/unsaved-changes.ts'
import type { Answers } from './blank-fields.tsx'
import { rememberAnswers } from './earlier-answers.ts'

interface UseAnswersOptions {
  save: (answers: Answers) => Promise<unknown>
  /** Called when the answers are saved and no longer keep the user on the screen. */
  onSaved: () => void
  onFailed: () => unknown
}

/** Answers to blanks: leaving with unsaved ones needs a confirmation. */
export function useAnswers({ save, onSaved, onFailed }: UseAnswersOptions) {
  const [answers, setAnswers] = useState<Answers>({})
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await save(answers)
      rememberAnswers(answers)
    },
    onError: onFailed,
  })
  useUnsavedChanges(!isSuccess && Object.values(answers).some(Boolean))
  const finish = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSuccess) finish()
  }, [isSuccess])
  return { answers, setAnswers, saveAnswers: () => mutate(), isPending, error }
}

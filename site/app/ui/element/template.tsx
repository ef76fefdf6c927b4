import type { ComponentProps } from 'react'

/** `<template>` that a custom element copies. Only the server renders its content. */
export const Template = ({ children, ...rest }: ComponentProps<'template'>) =>
  typeof document === 'undefined' ? (
    <template {...rest}>{children}</template>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not look inside
    <template {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )

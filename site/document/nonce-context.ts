import { createContext, type RouterContextProvider } from 'react-router'

/** Marks the scripts of our own while a page is rendered; it never leaves the server. See finish-document.ts. */
export const nonceContext = createContext<string>()

export const nonceFrom = (context: Readonly<RouterContextProvider>): string => context.get(nonceContext)

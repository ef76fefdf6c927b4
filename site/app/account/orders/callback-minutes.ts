import { createContext } from 'react'

/** Minutes in which a manager calls back; 0: not promised. */
export const CallbackMinutes = createContext(0)

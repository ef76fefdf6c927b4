/** Defines the custom elements of all pages and starts the scripts of every page. Every page loads it; no React here. */
import { countGoals } from './browser/visit/count-goals.ts'
import './ui/masked-link/masked-link.element.ts'

countGoals()

/** Defines the custom elements of all pages, and runs the scripts of every page. Every page loads it; no React here. */
import './ui/masked-link/masked-link.element.ts'

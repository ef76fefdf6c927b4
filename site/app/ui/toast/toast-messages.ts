import type { ToastStack, ToastTone } from './toast-stack.element.ts'

/** Shows a short message. A repeated text replaces the earlier message. */
export function showToast(text: string, tone?: ToastTone): void {
  document.querySelector<ToastStack>('toast-stack')?.show(text, tone)
}

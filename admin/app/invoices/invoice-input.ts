import { hasStoredInput } from '../forms/use-stored-input.ts'

/** Forms of an issued invoice. */
export type InvoiceForm = 'payment' | 'correct' | 'cancel'
const FORMS: readonly InvoiceForm[] = ['payment', 'correct', 'cancel']

/** Names of stored input: of a new invoice of an order, of its requisites, and of a form of an issued invoice. */
export const newInvoiceInput = (orderId: string): string => `invoice-new:${orderId}`
export const requisitesInput = (orderId: string): string => `requisites:${orderId}`
export const invoiceInput = (form: InvoiceForm, id: string): string => `invoice-${form}:${id}`

/** Returns the form of an invoice with unsaved input. */
export const findOpenForm = (id: string): InvoiceForm | undefined =>
  FORMS.find((form) => hasStoredInput(invoiceInput(form, id)))

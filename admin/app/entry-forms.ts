import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryForm } from './editing/entry-form.ts'

/** Forms by content kind; each is loaded by the first screen that needs it. */
export const entryForms: { [K in ContentKindName]: () => Promise<EntryForm<K>> } = {
  post: async () => (await import('./blog/post-form.tsx')).postForm,
  item: async () => (await import('./catalog/item-form.tsx')).itemForm,
  material: async () => (await import('./materials/material-form.tsx')).materialForm,
  'price-group': async () => (await import('./prices/price-group-form.tsx')).priceGroupForm,
  'text-page': async () => (await import('./content/text-page-form.tsx')).textPageForm,
  story: async () => (await import('./content/story-form.tsx')).storyForm,
  licence: async () => (await import('./content/license-form.tsx')).licenseForm,
  'faq-question': async () => (await import('./content/faq-question-form.tsx')).faqQuestionForm,
  'layout-requirement': async () =>
    (await import('./content/layout-requirement-form.tsx')).layoutRequirementForm,
  'delivery-zone': async () => (await import('./content/delivery-zone-form.tsx')).deliveryZoneForm,
  city: async () => (await import('./contacts/city-form.tsx')).cityForm,
  home: async () => (await import('./home/home-form.tsx')).homeForm,
  site: async () => (await import('./content/site-form.tsx')).siteForm,
}

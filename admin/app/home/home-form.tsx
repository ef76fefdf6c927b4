import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { HOME_TITLE } from '@rapport/staff-contract/snapshots/home-snapshot'
import { FACTS_MAX, ORDER_STEPS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { fieldsWithin } from '../editing/fields/fields-within.ts'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { BlockPanel } from './block-panel.tsx'
import { BlocksField } from './blocks-field.tsx'
import { BLOCK_NAMES } from './home-blocks.ts'
import { homeFields } from './home-fields.ts'
import { ClientsField, ReviewsField, SlidesField, StepsField, WorksField } from './list-fields.tsx'
import { ExcursionVideosField, VideoFields } from './video-fields.tsx'

type HomeFieldsProps = EntryFieldsProps<'home'>

const HomeFields = ({ editor }: HomeFieldsProps) => (
  <>
    <Panel
      heading="Блоки"
      lead="Каталог собирается из&nbsp;изделий с&nbsp;отметкой «На&nbsp;главной», последние статьи&nbsp;— сами."
    >
      <Field editor={editor} name="blocks">
        {(field) => <BlocksField {...field} />}
      </Field>
    </Panel>
    <BlockPanel
      editor={editor}
      name="slides"
      heading="Слайдер"
      lead="Первый слайд видят все: он&nbsp;называет страницу."
    >
      <Field editor={editor} name="slides">
        {(field, errorsWithin) => <SlidesField {...field} errorsWithin={errorsWithin} />}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="video" heading={BLOCK_NAMES.video}>
      <VideoFields editor={editor} />
    </BlockPanel>
    <BlockPanel
      editor={editor}
      name="orderSteps"
      heading={BLOCK_NAMES.orderSteps}
      lead="Эти шаги стоят и&nbsp;на&nbsp;странице «Как заказать»."
    >
      <Field editor={editor} name="orderSteps">
        {(field, errorsWithin) => (
          <StepsField
            label={homeFields.orderSteps.label}
            addLabel="Добавить шаг"
            max={ORDER_STEPS_MAX}
            {...field}
            errorsWithin={errorsWithin}
          />
        )}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="facts" heading={BLOCK_NAMES.facts}>
      <Field editor={editor} name="facts">
        {(field, errorsWithin) => (
          <StepsField
            label={homeFields.facts.label}
            addLabel="Добавить факт"
            max={FACTS_MAX}
            {...field}
            errorsWithin={errorsWithin}
          />
        )}
      </Field>
    </BlockPanel>
    <ListBlocks editor={editor} />
  </>
)

/** Blocks that have a title of their own above their list. */
const ListBlocks = ({ editor }: HomeFieldsProps) => (
  <>
    <BlockPanel editor={editor} name="clients" heading={BLOCK_NAMES.clients}>
      <Field editor={editor} name="clients">
        {(field, errors) => {
          const { bind, errorsWithin } = fieldsWithin(field, errors)
          return (
            <>
              <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
              <ClientsField {...bind('list')} errorsWithin={errorsWithin('list')} />
            </>
          )
        }}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="portfolio" heading={BLOCK_NAMES.portfolio}>
      <Field editor={editor} name="portfolio">
        {(field, errors) => {
          const { bind, errorsWithin } = fieldsWithin(field, errors)
          return (
            <>
              <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
              <WorksField {...bind('list')} errorsWithin={errorsWithin('list')} />
            </>
          )
        }}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="excursion" heading={BLOCK_NAMES.excursion}>
      <Field editor={editor} name="excursion">
        {(field, errors) => {
          const { bind, errorsWithin } = fieldsWithin(field, errors)
          return (
            <>
              <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
              <TextField label="Подзаголовок" maxLength={TITLE_MAX} {...bind('subtitle')} />
              <ExcursionVideosField {...bind('list')} errorsWithin={errorsWithin('list')} />
            </>
          )
        }}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="testimonials" heading={BLOCK_NAMES.testimonials}>
      <Field editor={editor} name="testimonials">
        {(field, errors) => {
          const { bind, errorsWithin } = fieldsWithin(field, errors)
          return (
            <>
              <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
              <ReviewsField {...bind('list')} errorsWithin={errorsWithin('list')} />
            </>
          )
        }}
      </Field>
    </BlockPanel>
    <PageSeo
      editor={editor}
      lead="Пустое поле сайт заполнит сам: тем, что написано о&nbsp;главной в&nbsp;разделе «О&nbsp;фабрике»."
      picture={null}
    />
  </>
)

export const homeForm: EntryForm<'home'> = {
  kind: 'home',
  empty: {
    title: HOME_TITLE,
    blocks: [],
    slides: [],
    orderSteps: [],
    facts: [],
    video: { title: '', video: '', film: null, uploadedOn: null, picture: null, text: '' },
    clients: { title: '', list: [] },
    portfolio: { title: '', list: [] },
    excursion: { title: '', subtitle: '', list: [] },
    testimonials: { title: '', list: [] },
    seo: EMPTY_SEO,
  },
  pathOf: () => '/',
  fields: homeFields,
  Fields: HomeFields,
}

import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field, NestedFields } from '../editing/fields/entry-field.tsx'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { BlockPanel } from './block-panel.tsx'
import { BlocksField } from './blocks-field.tsx'
import { BLOCK_NAMES } from './home-blocks.ts'
import { homeFields } from './home-fields.ts'
import { ClientsField, ReviewsField, SlidesField, StepsField, WorksField } from './list-fields.tsx'
import { ExcursionVideosField, VideoFields } from './video-fields.tsx'

const HomeFields = ({ editor }: EntryFieldsProps<'home'>) => (
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
        {(field, within) => <SlidesField {...field} {...within} />}
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
        {(field, within) => <StepsField addLabel="Добавить шаг" {...field} {...within} />}
      </Field>
    </BlockPanel>
    <BlockPanel editor={editor} name="facts" heading={BLOCK_NAMES.facts}>
      <Field editor={editor} name="facts">
        {(field, within) => <StepsField addLabel="Добавить факт" {...field} {...within} />}
      </Field>
    </BlockPanel>
    <ListBlocks editor={editor} />
  </>
)

const ListBlocks = ({ editor }: EntryFieldsProps<'home'>) => (
  <>
    <BlockPanel editor={editor} name="clients" heading={BLOCK_NAMES.clients}>
      <NestedFields editor={editor} name="clients">
        {(bind, bindCompound) => (
          <>
            <TextField label="Заголовок" {...bind('title')} />
            <ClientsField {...bindCompound('list')} />
          </>
        )}
      </NestedFields>
    </BlockPanel>
    <BlockPanel editor={editor} name="portfolio" heading={BLOCK_NAMES.portfolio}>
      <NestedFields editor={editor} name="portfolio">
        {(bind, bindCompound) => (
          <>
            <TextField label="Заголовок" {...bind('title')} />
            <WorksField {...bindCompound('list')} />
          </>
        )}
      </NestedFields>
    </BlockPanel>
    <BlockPanel editor={editor} name="excursion" heading={BLOCK_NAMES.excursion}>
      <NestedFields editor={editor} name="excursion">
        {(bind, bindCompound) => (
          <>
            <TextField label="Заголовок" {...bind('title')} />
            <TextField label="Подзаголовок" {...bind('subtitle')} />
            <ExcursionVideosField {...bindCompound('list')} />
          </>
        )}
      </NestedFields>
    </BlockPanel>
    <BlockPanel editor={editor} name="testimonials" heading={BLOCK_NAMES.testimonials}>
      <NestedFields editor={editor} name="testimonials">
        {(bind, bindCompound) => (
          <>
            <TextField label="Заголовок" {...bind('title')} />
            <ReviewsField {...bindCompound('list')} />
          </>
        )}
      </NestedFields>
    </BlockPanel>
    <PageSeo
      editor={editor}
      lead="Пустое поле сайт заполнит сам: тем, что написано о&nbsp;главной в&nbsp;разделе «О&nbsp;фабрике»."
      picture={null}
    />
  </>
)

export const entryForm: EntryForm<'home'> = {
  kind: 'home',
  empty: emptySnapshot('home'),
  getPath: () => '/',
  fields: homeFields,
  Fields: HomeFields,
}

/** What staff call the things that show pictures: tables of the site, and kinds of content. */
export const subjectLabels: Record<string, string> = {
  posts: 'Статья',
  post: 'Статья',
  text_pages: 'Страница',
  'text-page': 'Страница',
  catalog_items: 'Каталог',
  materials: 'Материал',
  cities: 'Город',
  site_properties: 'Свойства сайта',
  slides: 'Слайд главной',
  order_steps: 'Шаг заказа на\u00A0главной',
  home_blocks: 'Блок главной',
  home: 'Главная',
  facts: 'Факт на\u00A0главной',
  clients: 'Клиент на\u00A0главной',
  portfolio: 'Портфолио на\u00A0главной',
  excursion_videos: 'Экскурсия на\u00A0главной',
  stories: 'История',
  licenses: 'Лицензия',
  seo_records: 'Поля для\u00A0поисковиков',
  'faq-question': 'Вопрос и\u00A0ответ',
  faq_questions: 'Вопрос и\u00A0ответ',
}

/** What staff call the fields of those things; columns and fields of snapshots alike. */
const FIELDS: Record<string, string> = {
  image: 'картинка',
  picture: 'картинка',
  pictures: 'картинки',
  preview_thumb: 'картинка в\u00A0списке',
  logo: 'знак',
  logo_thumb: 'знак в\u00A0списке',
  banner: 'баннер',
  divider: 'лента',
  gallery: 'галерея',
  photos: 'фотографии',
  cover: 'обложка',
  frames: 'кадры',
  film: 'фильм',
}

/** Returns what a field is called; what is not of pictures is a text that shows one. */
export const fieldLabel = (field: string): string => FIELDS[field] ?? 'текст'

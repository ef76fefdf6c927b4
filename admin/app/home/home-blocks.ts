import type { HomeBlockName } from '@rapport/contract/home/home'

export const BLOCK_NAMES: Record<HomeBlockName, string> = {
  video: 'Видео о\u00A0фабрике',
  catalogPreview: 'Каталог',
  orderSteps: 'Как заказать',
  facts: 'Фабрика в\u00A0цифрах',
  clients: 'Клиенты',
  portfolio: 'Работы',
  posts: 'Последние статьи',
  excursion: 'Экскурсия',
  testimonials: 'Отзывы',
}

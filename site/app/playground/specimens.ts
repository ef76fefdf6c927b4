import type { ComponentType } from 'react'
import { ButtonSpecimen } from './button.specimen.tsx'
import { CardSpecimen } from './card.specimen.tsx'
import { CarouselSpecimen } from './carousel.specimen.tsx'
import { DialogSpecimen } from './dialog.specimen.tsx'
import { DropMenuSpecimen } from './drop-menu.specimen.tsx'
import { DropdownSpecimen } from './dropdown.specimen.tsx'
import { FieldSpecimen } from './field.specimen.tsx'
import { IconSpecimen } from './icon.specimen.tsx'
import { MaskSpecimen } from './mask.specimen.tsx'
import { MaskedLinkSpecimen } from './masked-link.specimen.tsx'
import { PictureSpecimen } from './picture.specimen.tsx'
import { PriceLadderSpecimen } from './price-ladder.specimen.tsx'
import { SkeletonSpecimen } from './skeleton.specimen.tsx'
import { TabsSpecimen } from './tabs.specimen.tsx'
import { TextSpecimen } from './text.specimen.tsx'
import { ToastSpecimen } from './toast.specimen.tsx'
import { TokenSpecimen } from './token.specimen.tsx'
import { TooltipSpecimen } from './tooltip.specimen.tsx'

interface Entry {
  /** Its address: /__playground/<name>/ */
  name: string
  title: string
  Specimen: ComponentType
}

/** The catalogue of parts, in the order a page is made of them. */
export const specimens: Entry[] = [
  { name: 'token', title: 'Краски и кегли', Specimen: TokenSpecimen },
  { name: 'icon', title: 'Знаки', Specimen: IconSpecimen },
  { name: 'text', title: 'Текст и разделы', Specimen: TextSpecimen },
  { name: 'picture', title: 'Картинки и ленты', Specimen: PictureSpecimen },
  { name: 'button', title: 'Кнопки и ссылки', Specimen: ButtonSpecimen },
  { name: 'field', title: 'Поля', Specimen: FieldSpecimen },
  { name: 'mask', title: 'Маски ввода', Specimen: MaskSpecimen },
  { name: 'dialog', title: 'Окно и шторка', Specimen: DialogSpecimen },
  { name: 'dropdown', title: 'Выбор из списка', Specimen: DropdownSpecimen },
  { name: 'drop-menu', title: 'Меню под кнопкой', Specimen: DropMenuSpecimen },
  { name: 'carousel', title: 'Карусель', Specimen: CarouselSpecimen },
  { name: 'tabs', title: 'Вкладки', Specimen: TabsSpecimen },
  { name: 'card', title: 'Карточка', Specimen: CardSpecimen },
  { name: 'price-ladder', title: 'Ступени цены', Specimen: PriceLadderSpecimen },
  { name: 'tooltip', title: 'Пояснение', Specimen: TooltipSpecimen },
  { name: 'masked-link', title: 'Скрытый контакт', Specimen: MaskedLinkSpecimen },
  { name: 'toast', title: 'Сообщение', Specimen: ToastSpecimen },
  { name: 'skeleton', title: 'Место под загрузку', Specimen: SkeletonSpecimen },
]

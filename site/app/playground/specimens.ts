import type { ComponentType } from 'react'
import { ButtonSpecimen } from '../ui/button/button.specimen.tsx'
import { CardSpecimen } from '../ui/card/card.specimen.tsx'
import { CarouselSpecimen } from '../ui/carousel/carousel.specimen.tsx'
import { CheckboxMenuSpecimen } from '../ui/checkbox-menu/checkbox-menu.specimen.tsx'
import { DialogSpecimen } from '../ui/dialog/dialog.specimen.tsx'
import { FieldSpecimen } from '../ui/field/field.specimen.tsx'
import { MaskSpecimen } from '../ui/field/mask.specimen.tsx'
import { IconSpecimen } from '../ui/icon/icon.specimen.tsx'
import { MaskedLinkSpecimen } from '../ui/masked-link/masked-link.specimen.tsx'
import { PaginationSpecimen } from '../ui/pagination/pagination.specimen.tsx'
import { PictureSpecimen } from '../ui/picture/picture.specimen.tsx'
import { PopoverMenuSpecimen } from '../ui/popover-menu/popover-menu.specimen.tsx'
import { SelectSpecimen } from '../ui/select/select.specimen.tsx'
import { SkeletonSpecimen } from '../ui/skeleton/skeleton.specimen.tsx'
import { TokenSpecimen } from '../ui/styles/token.specimen.tsx'
import { TabsSpecimen } from '../ui/tabs/tabs.specimen.tsx'
import { TextSpecimen } from '../ui/text/text.specimen.tsx'
import { TierTableSpecimen } from '../ui/tier-table/tier-table.specimen.tsx'
import { ToastSpecimen } from '../ui/toast/toast.specimen.tsx'

interface Entry {
  /** Segment of its URL /__playground/<name>/. */
  name: string
  title: string
  Specimen: ComponentType
}

/** Specimens in the order of a page. */
export const specimens: Entry[] = [
  { name: 'token', title: 'Краски и кегли', Specimen: TokenSpecimen },
  { name: 'icon', title: 'Знаки', Specimen: IconSpecimen },
  { name: 'text', title: 'Текст и разделы', Specimen: TextSpecimen },
  { name: 'picture', title: 'Картинки и ленты', Specimen: PictureSpecimen },
  { name: 'button', title: 'Кнопки и ссылки', Specimen: ButtonSpecimen },
  { name: 'field', title: 'Поля', Specimen: FieldSpecimen },
  { name: 'mask', title: 'Маски ввода', Specimen: MaskSpecimen },
  { name: 'dialog', title: 'Окно и шторка', Specimen: DialogSpecimen },
  { name: 'dropdown', title: 'Выбор из списка', Specimen: SelectSpecimen },
  { name: 'checkbox-menu', title: 'Выбор нескольких', Specimen: CheckboxMenuSpecimen },
  { name: 'drop-menu', title: 'Меню под кнопкой', Specimen: PopoverMenuSpecimen },
  { name: 'carousel', title: 'Карусель', Specimen: CarouselSpecimen },
  { name: 'tabs', title: 'Вкладки', Specimen: TabsSpecimen },
  { name: 'pagination', title: 'Страницы списка', Specimen: PaginationSpecimen },
  { name: 'card', title: 'Карточка', Specimen: CardSpecimen },
  { name: 'tier-table', title: 'Ступени цены', Specimen: TierTableSpecimen },
  { name: 'masked-link', title: 'Скрытый контакт', Specimen: MaskedLinkSpecimen },
  { name: 'toast', title: 'Сообщение', Specimen: ToastSpecimen },
  { name: 'skeleton', title: 'Место под загрузку', Specimen: SkeletonSpecimen },
]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTable } from '@rapport/server/imports/files/write-table'
import { zipSync } from 'fflate'
import sharp from 'sharp'

const PICTURES = join(import.meta.dirname, '../../content/pictures')

interface Product {
  title: string
  article: string
  /** Folder of its picture. */
  picture: string
}

/** Groups of an owner's own catalogue with their products. */
const CATALOGUE: Record<string, Product[]> = {
  Футболки: [
    { title: 'Футболка «Классика»', article: 'F-101', picture: 'tee-brush-kobalt' },
    { title: 'Футболка «Полоса»', article: 'F-102', picture: 'tee-discs-kobalt' },
    { title: 'Футболка «Точка»', article: 'F-103', picture: 'tee-gears-moh' },
    { title: 'Футболка «Волна»', article: 'F-104', picture: 'tee-scallops-kobalt' },
  ],
  Худи: [
    { title: 'Худи «Город»', article: 'H-201', picture: 'hoodie-cutouts-glina' },
    { title: 'Худи «Север»', article: 'H-202', picture: 'hoodie-cutouts-kumach' },
    { title: 'Худи «Мастер»', article: 'H-203', picture: 'hoodie-gears-kumach' },
    { title: 'Худи «Ночь»', article: 'H-204', picture: 'hoodie-gears-tush' },
  ],
  Шоперы: [
    { title: 'Шопер «Круг»', article: 'S-301', picture: 'tote-discs-kobalt' },
    { title: 'Шопер «Дождь»', article: 'S-302', picture: 'tote-rain-gjel' },
    { title: 'Шопер «Чешуя»', article: 'S-303', picture: 'tote-scallops-bottle' },
    { title: 'Шопер «Клин»', article: 'S-304', picture: 'tote-wedges-kub' },
  ],
}

/** Returns the template of the catalogue, filled in by an owner: three groups, twelve products with prices. */
export function writeOwnCatalogue(): Promise<Buffer> {
  const products = Object.entries(CATALOGUE).flatMap(([group, list]) =>
    list.map((one) => ({ ...one, group })),
  )
  return writeTable({
    format: 'xlsx',
    sheet: 'Как заполнить',
    headers: ['Лист'],
    rows: [],
    others: [
      {
        sheet: 'Группы',
        headers: ['Название', 'Коротко'],
        rows: Object.keys(CATALOGUE).map((title) => [title, `${title} из своего полотна.`]),
      },
      {
        sheet: 'Изделия',
        headers: ['Название', 'Артикул', 'В группе', 'Коротко', 'Описание'],
        rows: products.map(({ title, article, group }) => [
          title,
          article,
          group,
          `${title}: плотный хлопок, печать с двух сторон.`,
          'Шьём из своего полотна. Рисунок держится после стирки.',
        ]),
      },
      {
        sheet: 'Цены по количеству',
        headers: ['Изделие', 'От', 'Цена'],
        rows: products.flatMap(({ article }) => [
          [article, 1, 1200],
          [article, 50, 900],
        ]),
      },
    ],
  })
}

/** Returns an archive with a photograph of each product, named by its article. Groups have none of their own. */
export async function zipOwnPictures(): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {}
  for (const { article, picture } of Object.values(CATALOGUE).flat()) {
    const drawing = readFileSync(join(PICTURES, picture, '720.avif'))
    files[`${article}.jpg`] = await sharp(drawing).resize(480).jpeg().toBuffer()
  }
  return Buffer.from(zipSync(files, { level: 0 }))
}

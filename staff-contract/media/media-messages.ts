/** Messages of the media library, for staff only. */
export const mediaMessages = {
  libraryFull: 'В\u00A0библиотеке уже 50\u00A0000 картинок. Удалите лишние',
  sameFile: 'Это тот\u00A0же файл: заменять нечего',
  otherHasFile: (name: string, isTrashed = false) =>
    `Такая картинка ${isTrashed ? 'лежит в\u00A0корзине' : 'в\u00A0библиотеке уже есть'}: ${name}`,
  versionStale:
    'Пока вы\u00A0правили, картинку изменил кто-то ещё. Посмотрите, что вышло, и\u00A0сохраните снова',
  inTrash: 'Картинка в\u00A0корзине. Чтобы изменить, сначала верните её',
  notInTrash: 'Этой картинки нет в\u00A0корзине: возвращать нечего',
  used: 'Картинка стоит на\u00A0сайте или в\u00A0черновике. Сначала замените её там',
  tagsRepeat: 'Папки не\u00A0должны повторяться',
  tagsTooMany: (max: number) => `Не\u00A0больше ${max}\u00A0папок у\u00A0одной картинки`,
  tagRequired: 'Назовите папку',
  documentKind: 'Подойдёт документ PDF, ролик MP4 или WebM, субтитры VTT',
  documentTooLarge: (max: number) => `Файл больше ${max}\u00A0МБ`,
  documentContent: 'Внутри файла не\u00A0то, что говорит его имя: сохраните его заново',
  focusRange: 'Точка внимания\u00A0— от\u00A00 до\u00A0100',
} as const

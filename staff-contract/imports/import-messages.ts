/** Messages of imports and exports, for staff only. */
export const importMessages = {
  operationUnknown: 'Такой работы нет. Чтобы добавить её, заполните колонку «Работа»',
  kindUnknown: 'Выберите, что загрузить или\u00A0выгрузить',
  formatUnknown: 'Выберите XLSX или\u00A0CSV',
  dayFormat: 'Укажите день: 25.12.2026',
  columnsFormat: 'Выберите столбцы заново',
  asRequired: 'Выберите: черновиками или\u00A0сразу на\u00A0сайт',
  personalApart: 'Здесь данные людей: их\u00A0выгружают с\u00A0подтверждением',
  fileEmpty: 'В\u00A0файле нет ни\u00A0одной строки под заголовками',
  fileOldExcel: 'Это старый формат .xls. Откройте файл в\u00A0Excel и\u00A0сохраните как .xlsx',
  fileNoTable: 'Это не\u00A0таблица. Загрузите файл .xlsx или\u00A0.csv',
  fileBroken:
    'Файл повреждён или\u00A0загрузился не\u00A0до\u00A0конца. Сохраните его заново и\u00A0загрузите ещё раз',
  fileInflates: (megabytes: number) =>
    `Внутри файла больше ${megabytes}\u00A0МБ: столько за\u00A0один раз не\u00A0прочесть. Разделите его на\u00A0части`,
  fileTooHeavy:
    'В\u00A0файле слишком много данных: за\u00A0один раз не\u00A0прочесть. Разделите его на\u00A0части',
  fileCellTooLong: (max: number) =>
    `В\u00A0файле есть ячейка длиннее ${max.toLocaleString('ru-RU')}\u00A0знаков. Сократите текст в\u00A0ней`,
  fileQuote: (line: number) =>
    `Файл обрывается: в\u00A0строке ${line.toLocaleString('ru-RU')} открыта кавычка и\u00A0нигде не\u00A0закрыта`,
  sheetsUnknown: (names: string[]) =>
    `В\u00A0файле нет ни\u00A0одного листа из\u00A0шаблона. Нужен хотя бы один из\u00A0них: ${names.join(', ')}`,
  sheetsEmpty: 'На\u00A0листах файла ничего не\u00A0заполнено: под заголовками нет ни\u00A0одной строки',
  sheetNoHeaders: 'Не\u00A0нашли строку заголовков. Скопируйте её из\u00A0шаблона в\u00A0первую строку листа',
  sheetNeedsColumn: (headers: string[]) => `На\u00A0листе нет столбца «${headers.join('» или\u00A0«')}»`,
  sheetSkipped: 'Такого листа в\u00A0шаблоне нет: не\u00A0прочтём',
  columnSkipped: 'Такого столбца в\u00A0шаблоне нет: не\u00A0прочтём',
  workbookOnly: 'Каталог целиком загружают файлом .xlsx. Одну таблицу можно загрузить ниже',
  feedOther:
    'Это не\u00A0фид YML: в\u00A0нём нет каталога магазина. Нужен файл или\u00A0адрес фида для\u00A0Яндекс Маркета',
  feedCut:
    'Фид обрывается: конца в\u00A0нём нет. Ничего не\u00A0загружено: скачайте его заново и\u00A0попробуйте ещё раз',
  feedBroken: (line: number) =>
    `В\u00A0фиде ошибка разметки в\u00A0строке ${line.toLocaleString('ru-RU')}. Ничего не\u00A0загружено`,
  feedEncoding: 'Кодировку этого фида не\u00A0узнать. Нужна UTF-8 или\u00A0windows-1251',
  feedEmpty: 'В\u00A0фиде нет ни\u00A0одного товара',
  feedTooMany: (max: number) =>
    `В\u00A0фиде больше ${max.toLocaleString('ru-RU')}\u00A0изделий: столько за\u00A0один раз не\u00A0взять. Разделите его, например по\u00A0категориям`,
  feedCategories: (max: number) =>
    `В\u00A0фиде больше ${max.toLocaleString('ru-RU')}\u00A0категорий. Разделите его`,
  feedUrlRequired: 'Укажите адрес фида: https://…',
  downloadsOff:
    'На\u00A0этом сервере загрузка с\u00A0других сайтов выключена. Скачайте фид и\u00A0загрузите файлом или\u00A0попросите администратора её включить',
  picturesOff: 'На\u00A0этом сервере загрузка с\u00A0других сайтов выключена: загрузите картинки архивом',
  downloadUrl: 'Адрес неверен. Нужен обычный адрес сайта: https://…',
  downloadPrivate: 'Этот адрес во\u00A0внутренней сети: к\u00A0ней сервер не\u00A0обращается',
  downloadRedirects: 'Сайт слишком много раз перенаправляет на\u00A0другой адрес',
  downloadStatus: 'Сайт не\u00A0отдаёт файл по\u00A0этому адресу',
  downloadLarge: 'Файл слишком большой',
  downloadUnreachable: 'Сайт не\u00A0отвечает или\u00A0отвечает слишком долго',
  downloadLimit: 'Картинок слишком много: остальные загрузите архивом',
  downloadNoPicture: 'По\u00A0этому адресу не\u00A0картинка',
  redirectExists: (path: string) => `Отсюда уже ведёт переадресация на\u00A0${path}: оставим её`,
  archiveBroken:
    'Это не\u00A0архив ZIP, или\u00A0он\u00A0загрузился не\u00A0до\u00A0конца. RAR и\u00A07z не\u00A0подойдут: соберите ZIP или\u00A0выберите папку',
  archiveFiles: (max: number) =>
    `В\u00A0архиве больше ${max.toLocaleString('ru-RU')}\u00A0файлов. Разделите его на\u00A0части`,
  archiveInflates: (gigabytes: number) =>
    `В\u00A0архиве больше ${gigabytes}\u00A0ГБ картинок. Разделите его на\u00A0части`,
  archiveEmpty: 'В\u00A0архиве нет ни\u00A0одного файла',
  pictureSystemFile: 'Служебный файл: не\u00A0нужен',
  pictureOtherKind: (ending: string) =>
    `${ending === '' ? 'Это не\u00A0картинка' : `Файл ${ending.toUpperCase()} не\u00A0подойдёт`}. Подойдут JPG, PNG, WebP, AVIF и\u00A0SVG`,
  pictureLocked: 'Файл зашифрован или\u00A0сжат неизвестным способом',
  pictureTooLarge: (megabytes: number) => `Картинка больше ${megabytes}\u00A0МБ`,
  pictureDamaged: 'Файл повреждён',
  pictureOtherContent: 'Внутри не\u00A0картинка, хотя имя как у\u00A0картинки',
  pictureDouble: (path: string) => `Та\u00A0же картинка, что «${path}»`,
  pictureNoOwner:
    'Останется в\u00A0библиотеке: изделия с\u00A0таким артикулом, адресом или\u00A0названием нет',
  pictureOfGroup: (title: string) => `; у\u00A0группы «${title}» своей нет, поставим и\u00A0ей`,
  pictureOwners: (titles: string[]) =>
    `Останется в\u00A0библиотеке: подходит к\u00A0нескольким, ${titles.map((title) => `«${title}»`).join(', ')}`,
  pictureTooMany: (title: string, max: number) =>
    `Останется в\u00A0библиотеке: у\u00A0«${title}» уже ${max}\u00A0картинок`,
  rowsTooMany: (max: number) => `Строк больше ${max.toLocaleString('ru-RU')}. Разделите файл на\u00A0части`,
  columnsTooMany: (max: number) => `Столбцов больше ${max}. Уберите лишние`,
  exportTooMany: (max: number) =>
    `Набралось больше ${max.toLocaleString('ru-RU')}\u00A0строк. Сузьте отбор и\u00A0выгрузите по\u00A0частям`,
  exportTooSlow: 'Файл не\u00A0успел собраться. Выберите меньше строк или\u00A0формат CSV',
  exportTextTooLong: (header: string) =>
    `В\u00A0столбце «${header}» есть текст длиннее 32\u00A0767\u00A0знаков: в\u00A0XLSX он\u00A0не\u00A0поместится. Выберите CSV`,
  columnRequired: (header: string) =>
    `Не\u00A0выбран столбец «${header}»: без него не\u00A0узнать, что менять`,
  columnTwice: (header: string) => `Два столбца выбраны как «${header}». Оставьте один`,
  columnUnknown: 'Такого поля нет. Выберите из\u00A0списка',
  notChecked: 'Сначала проверьте файл',
  stillRunning: 'Файл ещё проверяется или\u00A0применяется. Дождитесь конца',
  alreadyApplied: 'Этот файл уже применён. Чтобы загрузить ещё раз, выберите его заново',
  hasMistakes: 'В\u00A0файле есть строки с\u00A0ошибками. Исправьте их\u00A0и\u00A0загрузите файл снова',
  nothingToApply: 'Применять нечего: в\u00A0файле всё так\u00A0же, как сейчас',
  stale:
    'Пока вы\u00A0смотрели, что-то из\u00A0этого изменили. Ничего не\u00A0применено: проверьте файл ещё раз',
  noLongerAllowed: 'Ваша роль этого больше не\u00A0позволяет: ничего не\u00A0изменено',
  fileGone: 'Самого файла больше нет. Загрузите его заново',
  crashed: 'Не\u00A0получилось из-за сбоя на\u00A0сервере, ничего не\u00A0изменено. Попробуйте ещё раз',
  cellRequired: 'Ячейка пуста',
  cellError: (error: string) =>
    `В\u00A0ячейке ошибка «${error}» вместо значения. Исправьте формулу или\u00A0вставьте само значение`,
  cellFormula: 'Здесь формула. Вставьте само значение',
  cellNumber: 'Здесь должно быть число',
  cellFlag: 'Напишите «да» или\u00A0«нет»',
  cellChoice: (options: string[]) => `Напишите одно из: ${options.join(', ')}`,
  cellPair: (text: string, example: string) => `Не\u00A0понять «${text}». Пишите так: ${example}`,
  keyUnknown: 'С\u00A0таким кодом ничего нет. Чтобы завести новое, оставьте код пустым',
  keyTrashed: 'Это в\u00A0корзине. Сначала верните его',
  pageUnknown: 'Страницы с\u00A0таким кодом нет',
  slugUnknown: (slug: string) =>
    `Изделия с\u00A0адресом «${slug}» нет ни\u00A0в\u00A0каталоге, ни\u00A0в\u00A0этом файле`,
  slugRepeats: (slug: string) => `Изделий с\u00A0адресом «${slug}» несколько. Укажите код: #17`,
  slugTaken: 'Этот адрес занят другим изделием',
  slugTwice: (line: number) => `Тот\u00A0же адрес уже в\u00A0строке ${line.toLocaleString('ru-RU')}`,
  codeUnknown: (code: string) => `Кода «${code}» нет`,
  pictureUnknown: (file: string) => `Картинки «${file}» нет в\u00A0библиотеке`,
  rowTwice: (line: number) => `То\u00A0же самое уже в\u00A0строке ${line.toLocaleString('ru-RU')}`,
  customerUnknown: 'Клиента с\u00A0такой почтой нет',
  priceListGiven: 'Прайс дают один из\u00A0трёх: «Со\u00A0входом», «Опт» или\u00A0«Дилеры»',
  labelLike: (labels: string) => `Похоже на\u00A0несколько строк: ${labels}. Укажите код материала`,
  materialTwice: (labels: string) =>
    `У\u00A0этого материала в\u00A0таблице уже есть ${labels}. Назовите строку так\u00A0же: вторую строку файл не\u00A0добавит`,
  allNew:
    'Ни\u00A0одна строка файла не\u00A0совпала с\u00A0тем, что уже есть в\u00A0этой группе цен. Проверьте столбцы «Таблица», «Код материала» и\u00A0«Строка»',
  titleLike: (title: string, code: string) =>
    `Похоже на\u00A0«${title}», код ${code}. Если это оно, укажите код; если новое, назовите иначе`,
  pricesInTables:
    'Цены этого изделия стоят в\u00A0таблицах цен. Измените их\u00A0там или\u00A0уберите таблицы',
  groupTwice: (header: string) => `«${header}» у\u00A0одной группы цен указано по-разному`,
  tierUnknown: (tiers: string) => `Такой ступени в\u00A0таблице нет. Есть от\u00A0${tiers}`,
  tierMissing: 'В\u00A0новой таблице у\u00A0каждой строки должны быть все ступени',
  categoryOther: (title: string) =>
    `Материал стоит в\u00A0категории «${title}». Перенесите его в\u00A0карточке цен`,
  categoryRequired: 'Укажите категорию: этого материала в\u00A0группе ещё нет',
  materialNeeded:
    'Укажите код материала. Если изделие шьют из\u00A0одного материала, перенесите цену на\u00A0лист «Цены по\u00A0количеству»: там код не\u00A0нужен',
  groupUnknown: (name: string) =>
    `Группы «${name}» нет ни\u00A0на\u00A0листе «Группы», ни\u00A0в\u00A0каталоге`,
  itemUnknown: (name: string) =>
    `Изделия «${name}» нет ни\u00A0на\u00A0листе «Изделия», ни\u00A0в\u00A0каталоге`,
  itemRepeats: (name: string) => `Изделий «${name}» несколько. Укажите адрес или\u00A0артикул`,
  tierPrice: 'Здесь должна быть цена: 1\u00A0590,50. Если цена по\u00A0запросу, уберите строку',
  tierFrom: 'Здесь должно быть целое количество: 1, 50',
  tierTwice: (line: number) =>
    `Цена от\u00A0этого количества уже в\u00A0строке ${line.toLocaleString('ru-RU')}`,
  titleRequired: 'Напишите название',
  priceFormat: 'Здесь должна быть цена: 1\u00A0590,50 или\u00A0«по\u00A0запросу»',
  pricePart:
    'На\u00A0одних ступенях строки цена этого прайса есть, на\u00A0других пусто. Заполните все ступени, очистите все или\u00A0выберите столбцу «Не\u00A0читать»',
} as const

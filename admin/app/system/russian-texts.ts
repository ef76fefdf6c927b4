import type { CheckName, FindingCode, FindingText } from '@rapport/staff-contract/system/system-checks'

export const checkTitles: Record<CheckName, string> = {
  environment: 'Настройки',
  database: 'База данных',
  migrations: 'Таблицы базы',
  storage: 'Хранилище файлов',
  mail: 'Почтовый сервер',
  'mail-domain': 'Почтовый домен',
  'public-url': 'Адрес сайта',
  proxy: 'Прокси',
  'city-hosts': 'Адреса городов',
  disk: 'Место на диске',
  clock: 'Часы',
  'open-files': 'Открытые файлы',
  memory: 'Память',
  'lead-probe': 'Пробные заявки',
}

/** Sentences of the findings. Text in backticks is shown as code. */
export const russianTexts: Record<FindingCode, FindingText> = {
  'environment-ok': { found: 'Все переменные заданы верно' },
  'environment-invalid': {
    found: '`{message}`',
    fix: 'Исправьте переменную: значения описаны в файле `.env.example`.',
  },
  'secret-missing': {
    found: 'Не задан `APP_SECRET`: ключи кодов и ссылок лежат в той же базе, что и данные',
    fix: 'Задайте `APP_SECRET` — 32 случайных знака или больше: `openssl rand -base64 36`.',
  },
  'public-url-local': {
    found: '`PUBLIC_URL` — `{url}`: ссылки в письмах и для поисковиков ведут на сам сервер',
    fix: 'Задайте в `PUBLIC_URL` адрес сайта, например `https://factory.example`.',
  },
  'mail-from-local': {
    found: '`MAIL_FROM` — `{from}`: такие письма почтовые серверы не принимают',
    fix: 'Задайте в `MAIL_FROM` адрес на вашем домене.',
  },
  'database-ok': { found: '`PostgreSQL {version}` отвечает; расширения не нужны' },
  'database-new': { found: 'База появится при первом запуске в `{path}`' },
  'database-unreachable': {
    found: 'База данных не отвечает (`{code}`)',
    fix: 'Запустите сервер из `DATABASE_URL`, проверьте адрес, пароль и сетевой экран.',
  },
  'database-refused': { found: '`{message}`' },
  'database-too-old': {
    found: '`PostgreSQL {version}` слишком старый',
    fix: 'Обновите сервер базы до версии {needed} или новее.',
  },
  'database-encoding': {
    found: 'Кодировка базы — `{encoding}`',
    fix: "Создайте базу заново: `create database rapport encoding 'UTF8' template template0`.",
  },
  'migrations-ok': { found: 'Изменения таблиц применены: {count} из {count}' },
  'migrations-unchecked': { found: 'Не проверяли: база не открыта' },
  'migrations-pending': {
    found: 'Не применены изменения таблиц: {count}',
    fix: 'Сделайте резервную копию и перезапустите сайт: он применит их сам.',
  },
  'migrations-newer': {
    found: 'В базе есть изменения таблиц из более новой версии сайта: {count}',
    fix: 'Запустите ту же или более новую версию: старая не знает этих таблиц.',
  },
  'migrations-foreign': {
    found: 'База создана ранней сборкой, обновить её нельзя',
    fix: 'Выгрузите таблицы в панели той сборки и загрузите их в пустую базу.',
  },
  'storage-ok': { found: 'Файлы пишутся, читаются и удаляются: `{place}`' },
  'storage-new': { found: 'Хранилище появится при первом запуске: `{place}`' },
  'storage-failed': {
    found: 'Пробный файл в `{place}` не прошёл проверку (`{step}`, `{code}`)',
    fix: 'Проверьте, что папка принадлежит пользователю сайта или что ключу из `STORAGE_URL` разрешены список, чтение, запись и удаление.',
  },
  'storage-content': {
    found: '`{place}` вернуло не те байты, что были записаны',
    fix: 'Смените хранилище: это портит файлы.',
  },
  'storage-unconditional': {
    found: '`{place}` не соблюдает `If-None-Match` — два процесса могут переписать один и тот же файл',
    fix: 'Обновите сервер хранилища или возьмите другой: с этим сайт не запустится.',
  },
  'mail-ok': { found: '`{host}` отвечает, шифрует и принимает пароль; письмо не отправляли' },
  'mail-local': { found: '`{host}` на этом же сервере отвечает, без шифрования; письмо не отправляли' },
  'mail-off': {
    found: 'Почта не настроена: письма ложатся в папку `mail` и до клиентов не доходят',
    fix: 'Задайте `SMTP_URL`, например `smtp://user:password@mail.example:587`.',
  },
  'mail-plain': {
    found: 'Письма уходят на `{host}` без шифрования',
    fix: 'Уберите `?tls=off` из `SMTP_URL`: без шифрования можно только на этом же сервере.',
  },
  'mail-unreachable': {
    found: 'Почтовый сервер `{host}` не отвечает (`{code}`)',
    fix: 'Проверьте адрес и порт в `SMTP_URL`. Хостинг может закрывать почтовые порты — спросите поддержку.',
  },
  'mail-tls': {
    found: 'У почтового сервера `{host}` нет надёжного шифрования (`{code}`)',
    fix: 'Укажите в `SMTP_URL` имя из сертификата; для порта 465 — `smtps://`.',
  },
  'mail-auth': {
    found: 'Почтовый сервер `{host}` не принял имя или пароль (`{code}`)',
    fix: 'Исправьте их в `SMTP_URL`. Многим почтовым службам нужен отдельный пароль для приложений.',
  },
  'mail-domain-ok': { found: 'Записи `SPF`, `DKIM` и `DMARC` домена `{domain}` на месте' },
  'mail-domain-skipped': { found: 'Проверять нечего: письма не уходят с публичного домена' },
  'mail-domain-unchecked': {
    found: 'Записи домена `{domain}` прочитать не удалось (`{code}`)',
    fix: 'Проверьте, какими серверами `DNS` пользуется сервер сайта.',
  },
  'spf-missing': {
    found: 'У домена `{domain}` нет записи `SPF`: письма могут попадать в спам',
    fix: 'Добавьте для `{domain}` запись `TXT` вашей почтовой службы: `v=spf1 include:… ~all`.',
  },
  'dkim-missing': {
    found: 'Ключ `DKIM` домена `{domain}` не найден: письма могут попадать в спам',
    fix: 'Включите `DKIM` в почтовой службе и добавьте её запись `TXT` под `_domainkey.{domain}`.',
  },
  'dmarc-missing': {
    found: 'У домена `{domain}` нет записи `DMARC`',
    fix: 'Добавьте запись `TXT` для `_dmarc.{domain}`: `v=DMARC1; p=none; rua=mailto:…`.',
  },
  'public-url-ok': { found: '`{url}` отвечает' },
  'public-url-stopped': { found: 'Не проверяли: сайт не запущен' },
  'public-url-unreachable': {
    found: '`{url}` не отвечает (`{code}`)',
    fix: 'Направьте домен на этот сервер, запустите прокси и откройте его порт в сетевом экране.',
  },
  'public-url-certificate': {
    found: 'У `{url}` недействительный сертификат (`{code}`)',
    fix: 'Обновите в прокси сертификат именно для этого адреса.',
  },
  'public-url-foreign': {
    found: 'По адресу `{url}` отвечает другая программа (код {status})',
    fix: 'Настройте прокси так, чтобы этот адрес вёл на сайт: пример в `ops/reverse-proxy.md`.',
  },
  'proxy-ok': { found: 'Прокси верно передаёт адрес сайта и адрес посетителя' },
  'proxy-none': { found: 'Перед сайтом нет прокси' },
  'proxy-unchecked': { found: 'Не проверяли: сайт не отвечает по своему адресу' },
  'proxy-host': {
    found: 'Сайт видит адрес `{seen}` вместо `{expected}`: страницы городов будут чужими',
    fix: 'Пусть прокси перезаписывает `X-Forwarded-Host` запрошенным адресом: пример в `ops/reverse-proxy.md`.',
  },
  'proxy-untrusted': {
    found: 'Перед сайтом стоит прокси, а `TRUST_PROXY` выключен: у всех посетителей общий лимит',
    fix: 'Задайте в `TRUST_PROXY` сеть прокси, например `127.0.0.1`: пример в `ops/reverse-proxy.md`.',
  },
  'proxy-forged-ip': {
    found: 'Посетитель может подделать свой адрес и обойти все лимиты',
    fix: 'Пусть прокси перезаписывает `X-Forwarded-For`; уменьшите число в `TRUST_PROXY` и закройте порт сайта от интернета.',
  },
  'proxy-forged-host': {
    found: 'Посетитель может подменить адрес, по которому открыт сайт',
    fix: 'Пусть прокси перезаписывает `X-Forwarded-Host`, и закройте порт сайта от интернета.',
  },
  'city-hosts-ok': { found: 'Адреса городов отвечают: {count}' },
  'city-hosts-skipped': { found: 'Не проверяли: сайт открыт не на публичном домене' },
  'city-hosts-unreachable': {
    found: 'Не отвечают адреса городов ({count}): `{hosts}` (`{code}`)',
    fix: 'Добавьте запись домена и сертификат для всех поддоменов и направьте их в прокси на сайт.',
  },
  'disk-ok': { found: 'Свободно {free} ГБ' },
  'disk-low': {
    found: 'Свободно {free} ГБ: меньше {min} ГБ — и заявки принимаются без файлов',
    fix: 'Освободите место, уменьшите `UPLOADS_MAX_GB` или перенесите файлы в хранилище через `STORAGE_URL`.',
  },
  'disk-full': {
    found: 'Свободно {free} ГБ: база данных вот-вот остановится',
    fix: 'Освободите место сейчас же: самую большую папку покажет `du -sh`.',
  },
  'clock-ok': { found: 'Часы идут верно' },
  'clock-differs': {
    found: 'Часы расходятся с `{other}` на {seconds} с',
    fix: 'Включите синхронизацию времени на обоих серверах: `timedatectl set-ntp true`.',
  },
  'clock-wrong': {
    found: 'Часы показывают {date} — раньше, чем вышла эта версия',
    fix: 'Переведите часы: `timedatectl set-ntp true`.',
  },
  'open-files-ok': { found: 'Можно открыть файлов и соединений: `{limit}`' },
  'open-files-unknown': { found: 'В этой системе такого ограничения нет' },
  'open-files-few': {
    found: 'Можно открыть только {limit} файлов и соединений',
    fix: 'Задайте `LimitNOFILE=65536` в службе `systemd`.',
  },
  'memory-ok': { found: 'Доступно {free} МБ' },
  'memory-low': {
    found: 'Доступно только {free} МБ, спокойнее от {low} МБ',
    fix: 'Остановите лишние программы, добавьте подкачку или возьмите сервер побольше.',
  },
  'memory-out': {
    found: 'Доступно только {free} МБ: система вот-вот остановит сайт',
    fix: 'Остановите лишние программы, добавьте подкачку или возьмите сервер побольше.',
  },
  'lead-probe-ok': { found: 'Пробная заявка каждые {minutes} мин доходит везде; последняя — {time}' },
  'lead-probe-off': {
    found: 'Выключены: если заявки перестанут доходить, сайт не заметит. Включает их `LEAD_PROBE_MINUTES`',
  },
  'lead-probe-waiting': { found: 'Первая пробная заявка ещё в пути' },
  'lead-probe-late': {
    found: 'Пробных заявок нет с {time}, хотя нужна каждые {minutes} мин',
    fix: 'Перезапустите сайт и найдите в его журнале строки об очереди `lead-probe`.',
  },
  'lead-probe-page': {
    found: 'Страница с формой заявки не открывается с {since} (`{reason}`)',
    fix: 'Откройте её в браузере. Если там всё хорошо, проверьте, что сервер может открыть сайт по адресу из `PUBLIC_URL`.',
  },
  'lead-probe-form': {
    found: 'Форма не принимает пробные заявки с {since} (`{reason}`)',
    fix: 'Оставьте заявку в браузере. Посмотрите в журнале строки `POST /api/v1/send-order-mail`, проверьте базу, диск и прокси.',
  },
  'lead-probe-files': {
    found: 'Файлы пробных заявок пропадают с {since} (`{reason}`)',
    fix: 'Проверьте хранилище (`DATA_DIR` или `STORAGE_URL`): у всех процессов оно должно быть общим.',
  },
  'lead-probe-inbox': {
    found: 'Новые заявки не появляются в открытой панели с {since} (`{reason}`)',
    fix: 'Пусть `DATABASE_DIRECT_URL` ведёт в базу в обход пулера; затем перезапустите сайт.',
  },
  'lead-probe-factory-mail': {
    found: 'Письмо фабрике о заявке не уходит с {since} (`{reason}`)',
    fix: 'Проверьте `SMTP_URL`, `MAIL_TO` и лимиты почтовой службы.',
  },
  'lead-probe-customer-mail': {
    found: 'Письмо клиенту о заявке не уходит с {since} (`{reason}`)',
    fix: 'Проверьте `SMTP_URL` и `LEAD_PROBE_MAIL`, и не исчерпан ли часовой лимит писем клиентам.',
  },
  'lead-probe-telegram': {
    found: 'Telegram не открывает чат заявок с {since} (`{reason}`)',
    fix: 'Проверьте `TELEGRAM_BOT_TOKEN` и `TELEGRAM_CHAT_ID` и не исключён ли бот из чата.',
  },
  'lead-probe-crm': {
    found: 'CRM не отвечает на запросы с {since} (`{reason}`)',
    fix: 'Сверьте `CRM_WEBHOOK_URL` с адресом в настройках CRM.',
  },
  'check-late': {
    found: 'Проверка не закончилась (`{reason}`)',
    fix: 'Проверьте ещё раз; если повторится, посмотрите на эту часть внимательнее.',
  },
}

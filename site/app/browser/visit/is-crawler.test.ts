import { expect, it } from 'vitest'
import { isCrawler } from './is-crawler.ts'

it.each([
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Mail.RU_Bot/2.0; +https://help.mail.ru/webmaster/indexing/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome-Lighthouse',
])('recognizes %s as a crawler', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  '',
])('does not take %s for a crawler', (userAgent) => expect(isCrawler(userAgent)).toBe(false))

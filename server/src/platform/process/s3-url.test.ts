import { describe, expect, it } from 'vitest'
import { readEnv, StartError } from '../process/env.ts'
import { parseS3Url } from './s3-url.ts'

describe('STORAGE_URL', () => {
  it('names the store, the bucket and the credentials', () => {
    expect(parseS3Url('s3://me:pass@storage.example/rapport')).toEqual({
      endpoint: 'https://storage.example',
      region: 'us-east-1',
      bucket: 'rapport',
      prefix: '',
      accessKeyId: 'me',
      secretAccessKey: 'pass',
    })
    expect(parseS3Url('s3://a%40b:c%2Fd%3A+e@[::1]:9000/rapport/x/y/?region=ru-1&tls=off')).toEqual({
      endpoint: 'http://[::1]:9000',
      region: 'ru-1',
      bucket: 'rapport',
      prefix: 'x/y/',
      accessKeyId: 'a@b',
      secretAccessKey: 'c/d:+e',
    })
  })

  it.each([
    'https://me:hushhush@host/bucket',
    's3://me:hushhush@host',
    's3://me:hushhush@/bucket',
    's3://me:hushhush@host/Bucket',
    's3://me:hushhush@host/bucket//x',
    's3://me:hushhush@host/bucket?tls=no',
    's3://me:hushhush@host/bucket?region=',
    's3://me:hushhush@host/bucket?zone=1',
    's3://me:hushhush@host/bucket#x',
    's3://me:hushhush@host:99999/bucket',
    's3://me:hush%hush@host/bucket',
    's3://me:hush/hush@host/bucket',
    's3://me:hush@hush#@host/bucket',
    's3://hushhush@host/bucket',
    's3://:hushhush@host/bucket',
    's3://me:hushhush',
    'me:hushhush@host/bucket',
    'me:hushhush',
  ])('ends the start with one line without the secret: %s', (url) => {
    const read = () => readEnv({ STORAGE_URL: url })
    expect(read).toThrow(StartError)
    expect(read).toThrow(/^STORAGE_URL=".*" is not allowed: it has to be s3:\/\/KEY:SECRET@host[^\n]*\.$/)
    expect(read).not.toThrow(/hush/)
  })
})

import { describe, expect, it } from 'vitest'
import { statusPathOf } from '../../src/decode/statusPathOf.ts'

const path = (endpoint: string) => statusPathOf({ check: { endpoint, method: 'GET' }, requestId: '0x1' })

describe('statusPathOf', () => {
  it.each([
    ['/intents/status?requestId=0x1', '/intents/status'],
    ['/intents/status/v3?requestId=0x1', '/intents/status/v3'],
  ])('default: follows %s', (endpoint, expected) => {
    expect(path(endpoint)).toBe(expected)
  })

  it.each([
    '/intents/status',
    '/intents/status?requestId=',
    '/intents/status?requestId=0x2',
    '/intents/status?id=0x1',
    '?requestId=0x1',
    '/intents/status?requestId=0x1&admin=1',
    '/intents/status?requestId=0x1&requestId=0x2',
    '/intents/status?a=1&requestId=0x1',
    '/intents/status?requestId=0x1?x',
    '/a?/intents/status?requestId=0x1',
    '/intents/status/?requestId=0x1',
    'intents/status?requestId=0x1',
    '//evil.example/status?requestId=0x1',
    '/\\evil.example/status?requestId=0x1',
    'https://evil.example/status?requestId=0x1',
    '/intents/../admin?requestId=0x1',
    '/intents%2fstatus?requestId=0x1',
    '/intents/status;a=1?requestId=0x1',
    '/intents/status#?requestId=0x1',
    '',
  ])('error: doesn’t follow %j', (endpoint) => {
    expect(path(endpoint)).toBeUndefined()
  })

  it('behavior: gives no path without a check', () => {
    expect(statusPathOf({ check: undefined, requestId: '0x1' })).toBeUndefined()
    expect(statusPathOf({ check: null, requestId: '0x1' })).toBeUndefined()
  })

  it.each(['', '?requestId=', '?requestId=undefined'])(
    'behavior: gives no path without a request: %j',
    (query) => {
      expect(
        statusPathOf({ check: { endpoint: `/intents/status${query}`, method: 'GET' }, requestId: undefined }),
      ).toBeUndefined()
    },
  )
})

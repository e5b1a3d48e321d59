import { expect, it } from 'vitest'
import { isLoopbackHost } from '../../src/utils/isLoopbackHost.ts'

it.each(['localhost', 'a.localhost', 'shop.example.localhost', '127.0.0.1', '127.1.22.255', '[::1]'])(
  'default: accepts %s',
  (host) => {
    expect(isLoopbackHost({ hostname: host })).toBe(true)
  },
)

it.each([
  'localhost.example',
  'mylocalhost',
  '.localhost',
  'x127.0.0.1',
  '127.0.0.1.example',
  '128.0.0.1',
  '[::1]x',
  'x[::1]',
  '',
])('error: refuses %s', (host) => {
  expect(isLoopbackHost({ hostname: host })).toBe(false)
})

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { copyChecked, type CopyResult } from '../../../../src/widgets/deposit-address/model/copyChecked.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

interface Browser {
  /** The browser's permission to read the clipboard; undefined for a browser without this permission. */
  permission?: PermissionState | undefined
  /** What another program puts there instead. */
  exchanged?: string
  refusesWrite?: boolean
  refusesRead?: boolean
}

function browse({ permission, exchanged, refusesWrite, refusesRead }: Browser) {
  let held = ''
  vi.stubGlobal('navigator', {
    clipboard: {
      async writeText(text: string) {
        if (refusesWrite) throw new DOMException('NotAllowedError')
        held = text
      },
      async readText() {
        if (refusesRead) throw new DOMException('NotAllowedError')
        return exchanged ?? held
      },
    },
    permissions: {
      async query({ name }: { name: string }) {
        if (permission === undefined || name !== 'clipboard-read')
          throw new TypeError('clipboard-read is no name')
        return { state: permission }
      },
    },
  })
  return () => held
}

function element(text: string): Element {
  const code = document.createElement('code')
  for (const group of text.match(/.{1,4}/g) ?? [])
    code.append(Object.assign(document.createElement('span'), { textContent: group }))
  return code
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each<[title: string, browser: Browser, result: CopyResult]>([
  ['compares what it reads back', { permission: 'granted' }, 'compared'],
  ['doesn’t read it back if the browser would ask for permission', { permission: 'prompt' }, 'copied'],
  ['doesn’t read it back if permission is denied', { permission: 'denied' }, 'copied'],
  ['doesn’t read it back in a browser without permissions', {}, 'copied'],
  [
    'reports a copy if reading fails despite permission',
    { permission: 'granted', refusesRead: true },
    'copied',
  ],
  [
    'reports a difference if a program replaced it',
    { permission: 'granted', exchanged: '0xdead' },
    'differs',
  ],
  ['fails without a clipboard', { refusesWrite: true }, 'failed'],
])('behavior: %s', async (_, browser, result) => {
  const held = browse(browser)
  expect(await copyChecked(address, element(address))).toBe(result)
  expect(held()).toBe(result === 'failed' ? '' : address)
})

it.each([
  ['another address', element(address.replace('d6e5', 'bEEF'))],
  ['nothing', null],
] as const)('error: reports that %s is shown, and copies nothing', async (_, shown) => {
  const held = browse({ permission: 'granted' })
  expect(await copyChecked(address, shown)).toBe('altered')
  expect(held()).toBe('')
})

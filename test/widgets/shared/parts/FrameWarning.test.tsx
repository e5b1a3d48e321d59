import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { DepositAddressWidget, ReviewWidget, SwapWidget } from '@causeway/react/widgets'
import { findForeignAncestor, type FramedPage } from '../../../../src/utils/findForeignAncestor.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

const origin = 'https://app.example'
const partner = 'https://partner.example'
const stranger = 'https://stranger.example'

interface TestFrame {
  parent: TestFrame
  location: { readonly origin: string }
}

/** A page in frames, the innermost first, in a browser that lets it look into its own origin's alone. */
function olderPageIn(ancestors: string[]): FramedPage {
  const page = [origin, ...ancestors].reduceRight<TestFrame | undefined>(frameIn, undefined)
  return page ?? frameIn(undefined, origin)
}

/** The same, in a browser that names the pages around a frame. */
function pageIn(ancestors: string[]): FramedPage {
  return { ...olderPageIn(ancestors), location: { origin, ancestorOrigins: ancestors } }
}

function frameIn(parent: TestFrame | undefined, of: string): TestFrame {
  const location = {
    get origin() {
      if (of !== origin) throw new DOMException('Blocked a frame from accessing it.', 'SecurityError')
      return of
    },
  }
  const frame: Omit<TestFrame, 'parent'> & { parent?: TestFrame } = { location }
  // The outermost is its own.
  return Object.assign(frame, { parent: parent ?? frame }) as TestFrame
}

it.each<[title: string, page: FramedPage, foreign: string | undefined]>([
  ['no frame', pageIn([]), undefined],
  ['a frame of the same origin', pageIn([origin, origin]), undefined],
  ['a frame of an allowed partner', pageIn([partner]), undefined],
  ['a stranger', pageIn([stranger]), stranger],
  ['a stranger around the partner', pageIn([partner, stranger]), stranger],
  ['a stranger around a frame of the same origin', pageIn([origin, stranger]), stranger],
  ['an origin that only begins like the partner’s', pageIn([`${partner}.evil`]), `${partner}.evil`],
  ['the partner without encryption', pageIn(['http://partner.example']), 'http://partner.example'],
  ['a page without an origin', pageIn(['null']), 'null'],
  ['an older browser, no frame', olderPageIn([]), undefined],
  ['an older browser, frames of the same origin', olderPageIn([origin, origin]), undefined],
  ['an older browser, the partner, which it can’t know', olderPageIn([partner]), ''],
  ['an older browser, the partner around a frame of the same origin', olderPageIn([origin, partner]), ''],
  ['an older browser, a stranger', olderPageIn([stranger]), ''],
  ['an older browser, a stranger around a frame of the same origin', olderPageIn([origin, stranger]), ''],
  ['an older browser, a stranger around the partner', olderPageIn([partner, stranger]), ''],
])('default: findForeignAncestor: %s', (_, page, foreign) => {
  expect(findForeignAncestor(page, { allowed: [partner], isEnforced: false })).toBe(foreign)
})

it.each<[title: string, page: FramedPage, foreign: string | undefined]>([
  ['nothing in an older browser', olderPageIn([origin, stranger]), undefined],
  ['the stranger that a browser names', pageIn([partner, stranger]), stranger],
])('behavior: findForeignAncestor, where the server sends frame-ancestors, finds %s', (_, page, foreign) => {
  expect(findForeignAncestor(page, { allowed: [partner], isEnforced: true })).toBe(foreign)
})

describe('FrameWarning', () => {
  const putInFrames = (ancestorOrigins: string[]) =>
    Object.defineProperty(window.location, 'ancestorOrigins', { configurable: true, value: ancestorOrigins })
  afterEach(() => void Reflect.deleteProperty(window.location, 'ancestorOrigins'))

  it.each([
    ['SwapWidget', <SwapWidget key="swap" />],
    ['DepositAddressWidget', <DepositAddressWidget key="deposit" />],
  ])('error: %s warns in a stranger’s frame, but not in the partner’s', async (_, widget) => {
    putInFrames([partner, stranger])
    const env = createTestEnvironment()
    const { unmount } = renderWithCauseway(widget, env, { allowedAncestors: [partner] })
    const [warning] = await screen.findAllByText(
      /^This page is embedded in another site \(https:\/\/stranger\.example\)/,
    )
    expect(warning).toHaveAttribute('role', 'alert')
    unmount()
    putInFrames([partner])
    renderWithCauseway(widget, env, { allowedAncestors: [partner] })
    await screen.findAllByRole('textbox')
    expect(screen.queryByText(/^Another site/)).toBeNull()
  })

  it('error: warns inside the dialog of the review, where nothing else can be read', async () => {
    putInFrames([stranger])
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    renderWithCauseway(
      <ReviewWidget quote={quote} onConfirm={() => {}} onClose={() => {}} onRefresh={() => {}} />,
      env,
    )
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog).getByText(/^This page is embedded in another site \(https:\/\/stranger\.example\)/),
    ).toHaveAttribute('role', 'alert')
  })

  it('error: doesn’t trust an allowed referrer where the browser names no frames', async () => {
    // A stranger has the partner's page in a frame, and that leads to this one.
    const { parent } = window
    const frame = { location: frameIn(undefined, stranger).location }
    Object.defineProperty(window, 'parent', {
      configurable: true,
      value: Object.assign(frame, { parent: frame }),
    })
    Object.defineProperty(document, 'referrer', { configurable: true, value: `${partner}/swap` })
    try {
      const env = createTestEnvironment()
      const { unmount } = renderWithCauseway(<SwapWidget />, env, { allowedAncestors: [partner] })
      expect(await screen.findByText(/^This page is embedded in another site/)).toHaveAttribute(
        'role',
        'alert',
      )
      unmount()
      renderWithCauseway(<SwapWidget />, env, { allowedAncestors: [partner], sendsFrameAncestors: true })
      await screen.findAllByRole('textbox')
      expect(screen.queryByText(/^Another site/)).toBeNull()
    } finally {
      Object.defineProperty(window, 'parent', { configurable: true, value: parent })
      Reflect.deleteProperty(document, 'referrer')
    }
  })

  it('error: accepts only true or false for what the server sends', () => {
    const change = { sendsFrameAncestors: 'yes' as unknown as boolean }
    expect(() => configOf(createTestEnvironment(), change)).toThrow('sendsFrameAncestors')
  })

  it.each([['*'], ['https://partner.example/'], ['partner.example'], [5], ['https://*.example']])(
    'error: refuses %s as an origin',
    (value) => {
      expect(() => configOf(createTestEnvironment(), { allowedAncestors: [value as string] })).toThrow(
        'allowedAncestors',
      )
    },
  )
})

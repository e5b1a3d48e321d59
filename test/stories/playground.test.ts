import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { transformSync } from 'esbuild'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { toInitialArgs, toProps, type PropControls } from '../../stories/playground/controls/controls.ts'
import {
  activityControls,
  depositControls,
  feesControls,
} from '../../stories/playground/controls/otherControls.ts'
import { feesCode } from '../../stories/playground/code/feesCode.ts'
import { pageCode } from '../../stories/playground/code/pageCode.ts'
import { pageProps } from '../../stories/playground/code/pageProps.ts'
import { names } from '../../stories/playground/code/shared.ts'
import { checkoutControls, swapControls } from '../../stories/playground/controls/swapControls.ts'
import { toJsx, type Names } from '../../stories/playground/code/toJsx.ts'
import { createStoryEnvironment } from '../../stories/support/environment/createStoryEnvironment.ts'
import { CausewayProvider, createConfig } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import packageJson from '../../package.json' with { type: 'json' }
import { caseCount } from '../support/runner/caseCount.ts'

/** Runs the copied code; returns the properties that the widget gets. */
function run(code: string, component: string, known: Names): unknown {
  const [, element = ''] = code.split('\n\n')
  const { code: script } = transformSync(element, { loader: 'jsx', jsxFactory: 'h' })
  const [imported, values] = [
    [...known].filter(([, { from }]) => from !== undefined).map(([, { name }]) => name),
    [...known].filter(([, { from }]) => from !== undefined).map(([value]) => value),
  ]
  const body = `return ${script.trim().replace(/;$/, '')}`
  const props: unknown = new Function('h', component, ...imported, body)(
    (_type: unknown, given: unknown) => given ?? {},
    {},
    ...values,
  )
  return props
}

const env = createStoryEnvironment()
const widgets: readonly (readonly [component: string, controls: PropControls])[] = [
  ['SwapWidget', swapControls],
  ['SwapWidget', checkoutControls],
  ['DepositAddressWidget', depositControls],
  ['ActivityWidget', activityControls],
  ['FeesWidget', feesControls],
]

/** Any position of the controls. */
function anyArgs(controls: PropControls) {
  return fc.record(
    Object.fromEntries(
      Object.entries(controls).map(([name, control]) => {
        if (control === 'text') return [name, fc.string()]
        if (control === 'number')
          return [name, fc.oneof(fc.nat(10_000), fc.constantFrom(1.5, -1, NaN, null, 10_001, 99_999))]
        if (control === 'boolean') return [name, fc.boolean()]
        return [name, fc.constantFrom(...Object.keys(control))]
      }),
    ),
    { requiredKeys: [] },
  )
}

/** Functions that are written in place are others each time; spies are left out. */
function comparable(props: unknown): unknown {
  return Object.fromEntries(
    Object.entries(props ?? {}).flatMap(([name, value]) => {
      if (name === 'slots') return [[name, Object.keys(Object(value))]]
      if (typeof value !== 'function') return [[name, value]]
      const naming = names.get(value)
      return naming?.from === undefined ? [] : [[name, naming.name]]
    }),
  )
}

const english = { mode: 'light', direction: 'ltr', language: 'en', locale: 'auto' } as const
const toolbar = { ...english, width: 'full', dialect: 'interface' } as const

describe('the code of the playground', () => {
  it.each(widgets)('property: passes the settings of the controls to %s', (component, controls) => {
    fc.assert(
      fc.property(anyArgs(controls), (args) => {
        const props = pageProps(env, toProps(controls, args, env))
        const code = toJsx({ component, props, names })
        expect(comparable(run(code, component, names))).toEqual(comparable(props))
      }),
      { numRuns: caseCount(60) },
    )
  })

  it.each([
    ['swap', swapControls],
    ['checkout', checkoutControls],
  ])('property: accepts every position of the controls in the mode %s', (_, controls: PropControls) => {
    const { client, chains, transports, tokens } = env
    const config = createConfig({ client, chains, transports, tokens })
    fc.assert(
      fc.property(anyArgs(controls), (args) => {
        const props = toProps(controls, { ...toInitialArgs(controls), ...args }, env)
        const form = createElement(SwapWidget, props)
        const provided = createElement(CausewayProvider, { config }, form)
        expect(
          renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, provided)),
        ).toContain('<form')
      }),
      { numRuns: caseCount(20) },
    )
  })

  it('property: restores any value of JavaScript’s plain kinds', () => {
    const anyValue = fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null)
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]\w{0,8}$/), anyValue), (props) => {
        expect(run(toJsx({ component: 'SwapWidget', props }), 'SwapWidget', new Map())).toEqual(
          JSON.parse(JSON.stringify(props)),
        )
      }),
      { numRuns: caseCount(200) },
    )
  })

  const { chains, accounts } = env.sandbox
  const ids = chains.map(({ id }) => String(id))
  const contracts = chains.flatMap(({ currencies }) => currencies.map(({ address }) => address))
  const ofSandbox = [...ids, ...accounts, ...contracts].filter((text) => text !== zeroAddress)

  it.each(widgets)('behavior: prints nothing for %s that only the sandbox has', (component, controls) => {
    for (const [name, control] of Object.entries(controls)) {
      if (typeof control === 'string') continue
      for (const choice of Object.keys(control)) {
        const props = pageProps(env, toProps({ [name]: control }, { [name]: choice }, env))
        const code = toJsx({ component, props, names })
        expect(
          ofSandbox.filter((text) => code.toLowerCase().includes(text.toLowerCase())),
          code,
        ).toEqual([])
      }
    }
  })

  it('default: prints the hook that requests a quote with its fees', () => {
    expect(feesCode('quote', { variant: 'full' }, toolbar)).toBe(
      `import { CausewayProvider, type CausewayProviderProps } from '@causeway/react'
import { useQuote, type UseQuoteParameters } from '@causeway/react'
import { FeesWidget } from '@causeway/react/widgets'
import '@causeway/react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'

const queryClient = new QueryClient()

type PageProps = Pick<CausewayProviderProps, 'config' | 'wallet'> & { parameters: UseQuoteParameters }

/** \`config\` is what \`createConfig\` returns. */
export function Page({ config, wallet, parameters }: PageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={wallet}>
        <FeesOfQuote parameters={parameters} />
      </CausewayProvider>
    </QueryClientProvider>
  )
}

function FeesOfQuote({ parameters }: { parameters: UseQuoteParameters }) {
  const { data: quote } = useQuote(parameters)
  return quote ? <FeesWidget quote={quote} variant="full" /> : null
}
`,
    )
  })

  it('default: prints the hook that requests the history with the fees of a past swap', () => {
    const code = feesCode('record', {}, toolbar)
    expect(code).toContain(`import { useRequests, type UseRequestsParameters } from '@causeway/react'`)
    expect(code).toContain(`function FeesOfNewest({ parameters }: { parameters: UseRequestsParameters }) {
  const record = useRequests(parameters).data?.pages[0]?.requests[0]
  return record ? <FeesWidget record={record} /> : null
}`)
  })

  it('default: prints code as a person would write it', () => {
    const args = {
      mode: 'swap',
      defaultPay: 'USDC on Alder',
      defaultAmount: '100',
      slots: 'token logos',
    }
    const props = pageProps(env, toProps(swapControls, args, env))
    expect(toJsx({ component: 'SwapWidget', props, names })).toBe(
      `import { SwapWidget } from '@causeway/react/widgets'

<SwapWidget
  defaultPay={{ chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }}
  defaultAmount="100"
  slots={{ TokenLogo: ({ token }) => <img src={\`/logos/\${token?.symbol}.svg\`} alt="" /> }}
/>
`,
    )
  })

  it('property: copies complete code: no own file, with style sheet and provider', () => {
    const entries = Object.keys(packageJson.exports).map((entry) => entry.replace('.', '@causeway/react'))
    fc.assert(
      fc.property(anyArgs(swapControls), (args) => {
        const props = pageProps(env, toProps(swapControls, args, env))
        const code = pageCode(toJsx({ component: 'SwapWidget', props, names }), {
          ...english,
          language: 'de',
        })
        const sources = [...code.matchAll(/^import .*?'(.+)'$/gm)].map(([, source]) => source)
        const known = new Set([...entries, '@causeway/react/locales/de', '@tanstack/react-query'])
        expect(sources.filter((source) => !known.has(String(source)))).toEqual([])
        expect(sources).toContain('@causeway/react/styles.css')
        expect(code).toContain('<CausewayProvider config={config} wallet={wallet} messages={de}>')
        transformSync(code, { loader: 'tsx' })
      }),
      { numRuns: caseCount(20) },
    )
  })

  it.each([
    [{}, '<CausewayProvider config={config} wallet={wallet}>\n        <X />'],
    [{ language: 'zh-Hans' }, `import { messages as zhHans } from '@causeway/react/locales/zh-Hans'`],
    [{ language: 'zh-Hans' }, 'messages={zhHans}>'],
    [{ locale: 'en-IN' }, 'wallet={wallet} locale="en-IN">'],
    [{ direction: 'rtl' }, '<div dir="rtl">\n          <X />\n        </div>'],
    [{ mode: 'dark', direction: 'rtl' }, `<div dir="rtl" style={{ colorScheme: 'dark' }}>`],
  ] as const)('behavior: renders the page as the toolbar sets it: %s', (change, text) => {
    expect(pageCode("import { X } from 'x'\n\n<X />", { ...english, ...change })).toContain(text)
  })
})

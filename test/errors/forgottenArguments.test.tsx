import { createElement, type FunctionComponent } from 'react'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WagmiProviderNotFoundError } from 'wagmi'
import { getQuote, CausewayError } from '@causeway/react/actions'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { isNamespace } from '../support/widgets/everyWidget.tsx'
import { readSources } from '../support/runner/readSources.ts'
import { configOf, renderHookWithCauseway, renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'

spyOnConsole()

type Callable = (...given: unknown[]) => unknown

const nothing = [undefined, null, {}]
/** Arguments of a script without types. */
const forgotten: unknown[][] = [
  [],
  [null, null],
  [{}, null],
  [{}, {}],
  ...nothing.map((value) => [value]),
  ...[[], 'text', 1].map((value) => [value]),
]

interface Exported {
  name: string
  value: Callable
}

async function exportedFunctions(): Promise<Exported[]> {
  const entries = Object.keys(readSources('src/exports')).map((path) => basename(path).split('.')[0])
  const modules = await Promise.all(
    entries.map((entry) => import(`../../src/exports/${entry}.ts`) as Promise<Record<string, unknown>>),
  )
  const named = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) =>
      isNamespace(value)
        ? Object.entries(value).map(([part, inner]: [string, unknown]) => ({
            name: `${name}.${part}`,
            value: inner,
          }))
        : [{ name, value }],
    )
  return named.filter((one): one is Exported => isCallable(one.value))
}

/** Functions and components, those of `forwardRef` and `lazy` too; no class of an error. */
function isCallable(value: unknown): boolean {
  if (typeof value === 'function') return !(value.prototype instanceof Error) && value !== CausewayError
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

const exported = await exportedFunctions()
const isHook = ({ name }: Exported) => /^(.*\.)?use[A-Z]/.test(name)
const isComponent = ({ name }: Exported) => /^(.*\.)?[A-Z][A-Za-z]*$/.test(name.split('.').at(-1) ?? '')
const functions = exported.filter((one) => !isHook(one) && !isComponent(one))

/** The error of a call that isn't one of ours, in one line. */
async function complaintOf(call: () => unknown): Promise<string | undefined> {
  try {
    await call()
    return undefined
  } catch (thrown) {
    const isClear = thrown instanceof CausewayError || thrown instanceof WagmiProviderNotFoundError
    return isClear ? undefined : String(thrown)
  }
}

describe('forgotten arguments', () => {
  it.each(functions)(
    'error: $name: gives a result, or an error that names the argument',
    async ({ value }) => {
      const env = createTestEnvironment()
      const quote = await getQuote(env.client, env.quoteParameters())
      const whole = [configOf(env), env.client, quote, env.wallet]
      const calls = [
        ...forgotten,
        ...whole.flatMap((first) => [
          [first],
          ...nothing.flatMap((second) => [
            [first, second],
            [first, second, null],
          ]),
          [first, env.quoteParameters(), null],
          [first, { quote, wallet: env.wallet }, null],
        ]),
      ]
      const complaints = []
      for (const given of calls) complaints.push(await complaintOf(() => value(...given)))
      expect(complaints.filter((text) => text !== undefined)).toEqual([])
    },
  )

  it.each(exported.filter(isHook))(
    'error: $name: gives a result, or an error that names the argument',
    async ({ value }) => {
      const complaints = []
      for (const given of forgotten) {
        const env = createTestEnvironment()
        complaints.push(await complaintOf(() => renderHookWithCauseway(() => value(...given), env).unmount()))
      }
      expect(complaints.filter((text) => text !== undefined)).toEqual([])
    },
  )

  it.each(exported.filter(isComponent))(
    'error: $name: renders, or throws an error that names the property',
    async ({ value }) => {
      const env = createTestEnvironment()
      const component = value as unknown as FunctionComponent
      const complaint = await complaintOf(() => renderWithCauseway(createElement(component), env).unmount())
      expect(complaint).toBeUndefined()
    },
  )
})

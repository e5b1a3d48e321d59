import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as widgets from '../../../src/exports/widgets.ts'
import { toKebabCase } from '../../../src/themes/tokens/tokens.ts'
import { useWidgetOptions, WidgetOptionsContext } from '../../../src/widgets/shared/widgetOptions.ts'
import type { ClassNames } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { clientWithHistory } from '../../support/deposits/depositAddressParameters.ts'
import { describeConformance } from '../../support/widgets/describeConformance.tsx'
import { everyPart, actionCalls, partFactsOf, type PartFacts } from '../../support/widgets/everyPart.tsx'
import { isNamespace } from '../../support/widgets/everyWidget.tsx'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

let facts: PartFacts

beforeAll(async () => {
  facts = await partFactsOf(createTestEnvironment())
})

/** The components of a namespace, by name. */
const namespaces = Object.entries(widgets).flatMap(([name, value]) =>
  isNamespace(value) ? [[name, Object.keys(value).toSorted()]] : [],
)

it('default: tests every part of every namespace', () => {
  const tested = Object.entries(everyPart).map(([name, parts]) => [name, Object.keys(parts).toSorted()])
  expect(tested.toSorted()).toEqual(namespaces.toSorted())
})

/** Parts that are called otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  // `swap` is the root around it: what is placed here is the form.
  'Swap.Root': 'swap-form',
  // The widget itself, which has the same looks and part name everywhere.
  'Review.Fees': 'fees',
  'DepositAddress.Fees': 'fees',
}

it('default: gives each part a name of its own, which is that of its export', () => {
  const named = Object.entries(everyPart).flatMap(([namespace, parts]) =>
    Object.entries(parts).map(([name, { part }]) => [`${namespace}.${name}`, part] as const),
  )
  expect(named).toEqual(
    named.map(([path]) => [
      path,
      otherNames[path] ?? toKebabCase(path.replace(/\.Root$/, '').replace('.', '')).slice(1),
    ]),
  )
  const own = named.flatMap(([path, part]) => (otherNames[path] === 'fees' ? [] : [part]))
  expect(own).toEqual([...new Set(own)])
})

describe.each(Object.entries(everyPart))('%s', (namespace, parts) => {
  for (const [name, { part, place, event, journal, isConnected = true }] of Object.entries(parts)) {
    describeConformance(`${namespace}.${name}`, {
      part,
      show: (props, classNames) => {
        const { env } = facts
        renderWithCauseway(
          <Around classNames={classNames}>{place({ 'data-placed': '', ...props }, facts)}</Around>,
          env,
          {
            client: clientWithHistory(env),
            journal: journal ?? facts.journal,
            ...(!isConnected && { wallet: undefined }),
          },
        )
      },
      action: event && { event, count: () => actionCalls.count },
    })
  }
})

/** A widget around the part. */
function Around({ classNames, children }: { classNames: ClassNames | undefined; children: ReactNode }) {
  const options = useWidgetOptions({ classNames })
  return <WidgetOptionsContext.Provider value={options}>{children}</WidgetOptionsContext.Provider>
}

import { expect, it } from 'vitest'
import { InvalidArgumentError } from '@causeway/react'
import * as node from '../src/exports/index.ts'
import * as page from '../src/exports/page.ts'
import * as simulated from '../src/exports/simulated.ts'

const { startSandbox, toSandboxFacts } = node
const { createManualClock, createSimulatedSandbox, serviceContracts, toTokens } = simulated
const [chain] = createSimulatedSandbox().chains

it.each<[caller: string, call: () => unknown, argument: string]>([
  ['createSimulatedSandbox', () => createSimulatedSandbox(null as never), 'parameters'],
  ['createSimulatedSandbox', () => createSimulatedSandbox({ sed: 2 } as never), 'sed'],
  ['createSimulatedSandbox', () => createSimulatedSandbox({ seed: '2' as never }), 'seed'],
  ['createSimulatedSandbox', () => createSimulatedSandbox({ clock: Date as never }), 'clock'],
  ['createSimulatedSandbox', () => createSimulatedSandbox({ chains: [null as never] }), 'chains.0'],
  ['createSimulatedSandbox', () => createSimulatedSandbox({ chains: [{ id: 1 }] as never }), 'chains.0.name'],
  [
    'createSimulatedSandbox',
    () => createSimulatedSandbox({ policy: { fillDelay: 5 } as never }),
    'policy.fillDelay',
  ],
  [
    'createSimulatedSandbox',
    () => createSimulatedSandbox({ policy: { fillDelayMs: '5' as never } }),
    'policy.fillDelayMs',
  ],
  ['createManualClock', () => createManualClock('now' as never), 'startMs'],
  ['createMemoryStore', () => node.createMemoryStore({ max: 5 } as never), 'max'],
  ['toTokens', () => toTokens(null as never), 'chains'],
  ['toTokens', () => toTokens([{ id: 1 }] as never), 'chains.0.currencies'],
  ['serviceContracts', () => serviceContracts({} as never), 'chains'],
  [
    'serviceContracts',
    () => serviceContracts([{ ...chain, swapSources: 5 }] as never),
    'chains.0.swapSources',
  ],
  ['toSandboxFacts', () => toSandboxFacts({} as never), 'sandbox.proxyUrl'],
  ['startSandbox', () => startSandbox(null as never), 'parameters'],
  ['startSandbox', () => startSandbox({ port: 5 } as never), 'port'],
  ['startSandbox', () => startSandbox({ servicePort: 70_000 }), 'servicePort'],
  ['startSandbox', () => startSandbox({ signal: {} as never }), 'signal'],
])('error: %s names the wrong argument', async (caller, call, argument) => {
  const error = await Promise.resolve()
    .then(call)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(InvalidArgumentError)
  expect(error).toMatchObject({ argument, message: expect.stringContaining(caller) })
})

it('error: throws no other error, whatever a function is given', async () => {
  const thrown: string[] = []
  for (const [name, call] of Object.entries({ ...node, ...page, ...simulated })) {
    if (typeof call !== 'function' || /^[A-Z]/.test(name)) continue
    for (const value of [null, 7, 'x', [null], () => {}]) {
      try {
        await (call as (value: unknown) => unknown)(value)
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) thrown.push(`${name}(${String(value)}): ${error}`)
      }
    }
  }
  expect(thrown).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import {
  ActivityWidget,
  DepositAddressWidget,
  FeesWidget,
  SwapButton,
  SwapWidget,
} from '@causeway/react/widgets'
import { describe, expect, it } from 'vitest'
import { storyCode } from '../../.storybook/storyCode.ts'
import type { ArgsOf } from '../../stories/support/environment/storyArgs.ts'
import { destinations } from '../support/environment/nonEvmChains.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

describe('the code that a story shows', () => {
  it('default: prints the widget with its properties, without event handlers', () => {
    const args = { defaultAmount: '100', review: undefined, onSubmit: () => {} }
    const lines = storyCode({ component: SwapWidget, args }).split('\n')
    expect(lines).toEqual([
      `import { SwapWidget } from '@causeway/react/widgets'`,
      '',
      '<SwapWidget',
      `  defaultPay={{ chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }}`,
      `  defaultReceive={{ chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }}`,
      '  defaultAmount="100"',
      '/>',
    ])
    expect(storyCode({ component: ActivityWidget, args: {} })).toContain('<ActivityWidget />')
  })

  it('default: prints a component of ours by its name, and one of the page in full', () => {
    const args = { depositAddress: DepositAddressWidget, slots: { TokenLogo } }
    const code = storyCode({ component: SwapWidget, args })
    expect(code).toContain(`import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'`)
    expect(code).toContain(
      '  depositAddress={DepositAddressWidget}\n' +
        '  slots={{ TokenLogo: ({ token }) => <img src={`/logos/${token?.symbol}.svg`} alt="" /> }}',
    )
  })

  it('behavior: prints the chains of the page, and functions as they were written', () => {
    const built: unknown = new Function('return ()=>!0')()
    const args = {
      defaultPay: { chainId: 31337, address: '0x000000000000000000000000000000000000dEaD' },
      deny: { receive: [31338], pair: built },
    }
    const code = storyCode({ component: SwapWidget, args })
    expect(code).toContain(
      `defaultPay={{ chainId: 1, address: '0x000000000000000000000000000000000000dEaD' }}`,
    )
    expect(code).toContain('deny={{ receive: [8453], pair: () => true }}')
  })

  it('behavior: names a widget as a page imports it, whatever a build has made of its name', () => {
    for (const component of [DepositAddressWidget, ActivityWidget, FeesWidget, SwapWidget]) {
      const name = Object.getOwnPropertyDescriptor(component, 'name')
      Object.defineProperty(component, 'name', { value: 'n', configurable: true })
      expect(storyCode({ component, args: {} })).toMatch(/^<\w+Widget/m)
      if (name) Object.defineProperty(component, 'name', name)
      else Reflect.deleteProperty(component, 'name')
    }
  })

  it('default: prints the tokens that the story starts with', () => {
    const parameters = { tokens: { pay: 'ETH on Alder' } }
    expect(storyCode({ component: SwapWidget, args: {}, parameters })).toContain(
      `defaultPay={{ chainId: 1, address: '0x0000000000000000000000000000000000000000' }}`,
    )
  })

  it('default: prints other values that only its sandbox knows', () => {
    const argsOf: ArgsOf = ({ sandbox }) => ({ defaultValue: { recipient: sandbox.accounts[1] ?? '' } })
    const code = storyCode({ component: SwapWidget, args: {}, parameters: { argsOf } })
    expect(code).toContain("  defaultValue={{ recipient: '0x1111111111111111111111111111111111111111' }}\n")
  })

  it.each([
    [DepositAddressWidget, 'quoteParameters={{ recoveryAddress: '],
    [SwapWidget, 'quoteParameters={{ recoveryAddress: '],
    [SwapButton, 'quoteParameters: { recoveryAddress: '],
  ])(
    'behavior: replaces an account of local nodes by one of the page, wherever %o has it',
    (component, before) => {
      const quoteParameters = { recoveryAddress: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' }
      const args = component === SwapButton ? { widget: { quoteParameters } } : { quoteParameters }
      expect(storyCode({ component, args })).toContain(
        `${before}'0x1111111111111111111111111111111111111111'`,
      )
    },
  )

  it('behavior: replaces recipients outside the EVM by words that no form takes for an address', () => {
    const args = { defaultValue: { recipient: destinations.bitcoin.recipient } }
    const parameters = {
      tokens: { receive: 'USDC on Solana' },
      sandbox: { nonEvmChains: [destinations.solana.spec] },
    }
    const code = storyCode({ component: SwapWidget, args, parameters })
    expect(code).toContain("defaultValue={{ recipient: 'your-bitcoin-address' }}")
    expect(code).toContain(
      "defaultReceive={{ chainId: 792703809, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }}",
    )
  })

  it('default: prints the tokens of the form in the button', () => {
    const args = { presentation: 'drawer', widget: { defaultAmount: '100' } }
    expect(storyCode({ component: SwapButton, args }).split('\n')).toEqual([
      `import { SwapButton } from '@causeway/react/widgets'`,
      '',
      '<SwapButton',
      '  presentation="drawer"',
      '  widget={{',
      `    defaultPay: { chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },`,
      `    defaultReceive: { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },`,
      `    defaultAmount: '100',`,
      '  }}',
      '/>',
    ])
  })

  it('behavior: finds in the code what a story adds to its properties, except listeners', () => {
    const stories = globSync('stories/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'))
    const added = stories.flatMap((text) => text.match(/renderSwap\(\s*\{\s*\.\.\.args,\s*\w+/g) ?? [])
    expect(added.filter((text) => !/ on[A-Z]\w+$/.test(text))).toEqual([])
  })

  it('default: prints code beyond properties where a story has it', () => {
    const parameters = { code: 'const quote = useQuote()\n' }
    expect(storyCode({ component: FeesWidget, args: {}, parameters })).toBe('const quote = useQuote()')
  })

  it('default: prints code that a story writes from its arguments', () => {
    const parameters = { code: ({ preset }: { preset: string }) => `themeToCss(${preset}Theme)` }
    expect(storyCode({ args: { preset: 'neon' }, parameters })).toBe('themeToCss(neonTheme)')
  })

  it('default: names the file of a story without a widget', () => {
    const parameters = { fileName: './stories/hostile/HostilePages.stories.tsx' }
    const line = '// See stories/hostile/HostilePages.stories.tsx.'
    expect(storyCode({ args: {}, parameters })).toBe(line)
    expect(storyCode({ component: function OwnWidget() {}, args: {}, parameters })).toBe(line)
  })
})

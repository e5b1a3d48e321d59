import type { Decorator, Loader } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { CausewayProvider, createConfig, type Wallet } from '@causeway/react'
import { createViemWallet } from '@causeway/react/execution'
import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createWalletClient, custom } from 'viem'
import { readToolbar } from '../../../.storybook/toolbar.ts'
import { createStoryEnvironment, type StoryEnvironment, type StoryOptions } from './createStoryEnvironment.ts'
import { addPastSwaps } from '../swaps/addPastSwaps.ts'
import { StoryLanguage, StoryWording } from './StoryLanguage.tsx'

/** How often a pending transaction is looked up, in milliseconds. */
const pollingIntervalMs = 20

/** Gives each story its own sandbox, before it is shown. */
export const loadEnvironment: Loader = async ({ parameters, globals }) => {
  const options: StoryOptions = { dialect: readToolbar(globals).dialect, ...parameters['sandbox'] }
  const env = createStoryEnvironment(options)
  options.prepare?.(env)
  if (options.addPastSwaps) await addPastSwaps(env, options.addPastSwaps)
  return { env }
}

/** The sandbox of a story, for its `render` and its `play`. */
export function environmentOf({ loaded }: { loaded: { env?: StoryEnvironment } }): StoryEnvironment {
  if (!loaded.env) throw new TypeError('The story has no sandbox: preview.tsx names no loader for it.')
  return loaded.env
}

/** Puts a story below a `CausewayProvider` that is connected to its sandbox. */
export const withSandbox: Decorator = (Story, context) => (
  <StoryLanguage context={context}>
    <SandboxProvider env={environmentOf(context)}>
      <Story />
    </SandboxProvider>
  </StoryLanguage>
)

interface SandboxProviderProps {
  env: StoryEnvironment
  children: ReactNode
}

/**
 * A separate page on a sandbox, in the story's language: it shares the browser's store and wallet with others of the
 * same sandbox.
 */
export function SandboxProvider({ env, children }: SandboxProviderProps) {
  const { messages, locale } = useContext(StoryWording)
  // A change in the toolbar loads the story again; what was typed and sent stays.
  const [{ sandbox, chains, queryClient, config }] = useState(() => ({
    ...env,
    config: createConfig({ ...configParametersOf(env), pollingIntervalMs }),
  }))
  // A page that is left follows nothing any more.
  useEffect(() => () => config.stop(), [config])
  const wallet = useSandboxWallet({ sandbox, chains })
  return (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={wallet} locale={locale} messages={messages}>
        {children}
      </CausewayProvider>
    </QueryClientProvider>
  )
}

/** The simulated wallet while it shows an account; undefined while it is not connected. */
function useSandboxWallet({
  sandbox,
  chains,
}: Pick<StoryEnvironment, 'sandbox' | 'chains'>): Wallet | undefined {
  const { provider, wallet } = sandbox
  const subscribe = useCallback(
    (listener: () => void) => {
      provider.on('accountsChanged', listener)
      return () => provider.removeListener('accountsChanged', listener)
    },
    [provider],
  )
  const account = useSyncExternalStore(subscribe, () => wallet.account)
  return useMemo(
    () =>
      account && createViemWallet(createWalletClient({ account, transport: custom(provider) }), { chains }),
    [account, provider, chains],
  )
}

/** The parts of a story's environment that a page would configure. */
function configParametersOf({
  client,
  chains,
  nonEvmChains,
  transports,
  tokens,
  readPrices,
  confirmations,
  journal,
  locks,
}: StoryEnvironment) {
  return { client, chains, nonEvmChains, transports, tokens, readPrices, confirmations, journal, locks }
}

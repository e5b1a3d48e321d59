'use client'
import { checkKinds } from '../errors/checks/checkKinds.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { accountsOf } from '../config/configInternals.ts'
import { isCurrentHidden, leaveHidden } from '../config/isCurrentHidden.ts'
import {
  noExecutions,
  type ExecutionsState,
  type ListedExecution,
} from '../execution/core/list/executions.ts'
import { isInDoubt, isPending, type ExecutionState } from '../execution/state/executionState.ts'
import { hasMovedNothing } from '../execution/state/selectors/hasMovedNothing.ts'
import { hasUnminedPayment } from '../execution/state/selectors/hasUnminedPayment.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import type { Clock } from '../utils/time/clock.ts'
import {
  connectionKinds,
  walletsKinds,
  type ConfigParameter,
  type WalletParameter,
  type WalletsParameter,
} from './context/connectionParameters.ts'
import { useConnection } from './context/useConnection.ts'
import { useHiddenExecution } from './base/useHiddenExecution.ts'

export type UseExecutionsParameters = ConfigParameter & WalletParameter & WalletsParameter

export interface UseExecutionsReturnType extends ExecutionsState {
  /** How many pending executions other wallets started, whether or not they are listed. */
  othersCount: number
  /**
   * Makes a pending execution the current one of `useExecution`; false while another one is pending, or another tab runs it. Rejects with
   * `LocksError` if that can't be determined.
   */
  show: (id: string) => Promise<boolean>
  /**
   * Removes a finished execution, an entry that can't be read, or one that only storage calls pending; false while it is pending in any
   * tab. The next payment no longer asks about it, so let the user decide.
   */
  forget: (id: string) => Promise<boolean>
}

/** Adds the execution that `useExecution` hides to the list, like a dismissed one. */
function withHidden(
  { pending, past }: Pick<ExecutionsState, 'pending' | 'past'>,
  state: ExecutionState | undefined,
  clock: Clock,
): Pick<ExecutionsState, 'pending' | 'past'> {
  if (!state || hasMovedNothing(state)) return { pending, past }
  const entry: ListedExecution = {
    state,
    place: 'here',
    isTracked: true,
    hasUnminedPayment: hasUnminedPayment(state, clock.now()),
  }
  return isPending(state) || isInDoubt(state)
    ? { pending: [entry, ...pending], past }
    : { pending, past: [entry, ...past] }
}

/**
 * All executions of the connected wallet that this browser knows, except the current one of `useExecution`: started before a
 * reload, dismissed, or running in another tab. Pending ones are tracked and never prompt; so are those of other wallets, which
 * are not listed.
 *
 * @example
 * const { pending, show } = useExecutions()
 * {pending.map(({ state }) => <button onClick={() => state.id && show(state.id)}>Swap in progress</button>)}
 */
export function useExecutions(given: UseExecutionsParameters = {}): UseExecutionsReturnType {
  checkObject(given, 'useExecutions')
  checkKinds(given, { ...connectionKinds, ...walletsKinds }, 'useExecutions')
  const { wallets, ...parameters } = given
  const { config, wallet } = useConnection('useExecutions', parameters)
  const { subscribe, getState, forget } = config.executions
  const snapshot = useSyncExternalStore(subscribe, getState, () => noExecutions)
  const hidden = useHiddenExecution(config)
  const show = useCallback(
    async (id: string) => {
      const { executions } = config
      const accounts = accountsOf(config)
      if (isCurrentHidden(config) && executions.current.getState().id === id) {
        accounts.show(id)
        return true
      }
      leaveHidden(config)
      const isShown = await executions.show(id)
      if (isShown) accounts.show(id)
      return isShown
    },
    [config],
  )
  const account = wallet?.address
  const listed = useMemo(() => {
    const isOwn = ({ state }: ListedExecution) => isSameAddress(state.summary?.sender, account)
    const isListed = (entry: ListedExecution) => wallets === 'all' || isOwn(entry)
    const { pending, past } = withHidden(snapshot, hidden, config.client.clock)
    return {
      pending: pending.filter(isListed),
      past: past.filter(isListed),
      othersCount: pending.filter((entry) => !isOwn(entry)).length,
    }
  }, [snapshot, hidden, wallets, account, config.client.clock])
  return { ...snapshot, ...listed, show, forget }
}

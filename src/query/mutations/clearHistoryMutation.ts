import { checkOptions } from '../options/checkOptions.ts'
import { mutationOptions } from '@tanstack/react-query'
import type { ClearedHistory } from '../../config/clearHistory.ts'
import type { Config } from '../../config/config.ts'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import { clearHistoryMutationKey } from '../keys.ts'
import { isolateCallbacks } from './isolateCallbacks.ts'
import { singleRunOptions } from '../options/singleRunOptions.ts'
import type { MutationParameter } from '../options/types.ts'

export interface ClearHistoryMutationOptions<context = unknown> {
  mutation?: MutationParameter<ClearedHistory, void, context> | undefined
}

/** react-query options for clearing the stored history. `mutation` accepts neither `retry` nor `networkMode` nor `scope`. */
export function clearHistoryMutationOptions<context = unknown>(
  config: Pick<Config, 'client' | 'clearHistory'>,
  options: ClearHistoryMutationOptions<context> = {},
) {
  checkOptions('clearHistoryMutationOptions', { config, options })
  checkKinds(options, { mutation: 'object' }, 'clearHistoryMutationOptions')
  const { mutation } = options
  return mutationOptions<ClearedHistory, Error, void, context>({
    ...isolateCallbacks(mutation),
    ...singleRunOptions,
    mutationKey: clearHistoryMutationKey(config),
    mutationFn: () => config.clearHistory(),
  })
}

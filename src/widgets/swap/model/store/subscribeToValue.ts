import type { SwapStore } from './swapStore.ts'

/** Listens to different values of the form. The same one in another locale is no different one. */
export function subscribeToValue(
  { getState, subscribe }: Pick<SwapStore, 'getState' | 'subscribe'>,
  onChange: () => void,
): () => void {
  let last = getState()
  return subscribe(() => {
    const { value, locale } = last
    last = getState()
    if (last.value !== value && last.locale === locale) onChange()
  })
}

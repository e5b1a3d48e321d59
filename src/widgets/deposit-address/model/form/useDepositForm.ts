'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DepositParties } from '../../../../deposit/request/depositParties.ts'
import { rewriteNumber } from '../../../../utils/format/rewriteNumber.ts'
import { definedFields } from '../../../../utils/data/definedFields.ts'
import { checkArgument, checkChange } from '../../../../errors/checks/checkKinds.ts'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import { useInnerDepositAddress } from '../../../../hooks/internal/deposits/useInnerDepositAddress.ts'
import { useConnectedAccounts } from '../../../../hooks/internal/useConnectedAccounts.ts'
import { useBrowserLayoutEffect } from '../../../shared/hooks/useBrowserLayoutEffect.ts'
import { useControllable } from '../../../shared/hooks/useControllable.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import {
  depositValueKinds,
  type DepositValue,
  type UseDepositAddressFormReturnType,
} from '../depositContext.ts'
import type { DepositAddressQuoteParameters } from '../depositAddressQuoteParameters.ts'
import { defaultRoute } from './depositRoute.ts'
import { useDepositRoute } from './useDepositRoute.ts'
import { useOwnDeposit } from './useOwnDeposit.ts'

interface UseDepositFormParameters {
  /** The form's values, if the page controls them. */
  value: DepositValue | undefined
  defaultValue: Partial<Omit<DepositValue, 'refundTo'>> | undefined
  onValueChange: ((value: DepositValue) => void) | undefined
  quoteParameters: DepositAddressQuoteParameters
  isRouteFixed: boolean
  /** The request shown, if the page controls it; `''` for the form. */
  requestId: string | undefined
  defaultRequestId: string
  onRequestIdChange: ((requestId: string) => void) | undefined
  announce: (text: string) => void
}

/** The form's values, and the deposit address for them, or for the request that is shown. */
export function useDepositForm({
  quoteParameters,
  isRouteFixed,
  announce,
  ...given
}: UseDepositFormParameters): UseDepositAddressFormReturnType {
  const { chains } = useConfig('DepositAddress.Root')
  const accounts = useConnectedAccounts('DepositAddress.Root')
  const [value, setValue] = useControllable({
    value: given.value,
    defaultValue: {
      ...defaultRoute(chains),
      destinationToken: undefined,
      amount: '',
      recipient: '',
      refundTo: '',
      ...definedFields(given.defaultValue),
    },
    onChange: given.onValueChange,
  })
  useRewrittenAmount(given, setValue)
  const [shownId, setShownId] = useControllable({
    value: given.requestId,
    defaultValue: given.defaultRequestId,
    onChange: given.onRequestIdChange,
  })
  const [accepted, accept] = useState('')
  // Only kept while the request is shown, and never stored: anyone could write to storage.
  const [acceptedParties, acceptParties] = useState<DepositParties>()
  const route = useDepositRoute(value, quoteParameters)
  const { amount } = route
  const { destinationToken: destinationCurrency, ...entered } = value
  const followed = useInnerDepositAddress({
    ...quoteParameters,
    ...entered,
    destinationCurrency,
    amount: amount.status === 'valid' ? amount.amount : undefined,
    acceptedRefundTo: accepted,
    requestId: shownId || undefined,
    acceptedParties,
  })
  // From here on, the request is used instead of the form, which may change with the wallet.
  const { requestId, status } = followed
  const showForm = useCallback(() => setShownId(''), [setShownId])
  const own = { type: quoteParameters.type, onLeave: showForm }
  const { deposit, isHidden, noteChange } = useOwnDeposit(followed, own)
  /** The request of the form's address, once that is stored. */
  const givenId = shownId === '' && status !== undefined && !isHidden ? requestId : undefined
  // A confirmation doesn't apply to another connected account.
  const [isUnconfirmed, unconfirm] = useState(isHidden)
  if (isUnconfirmed !== isHidden) {
    unconfirm(isHidden)
    accept('')
    acceptParties(undefined)
  }
  const wasHidden = useRef(false)
  useEffect(() => {
    if (wasHidden.current === isHidden) return
    wasHidden.current = isHidden
    if (requestId !== undefined) given.onRequestIdChange?.(isHidden ? '' : requestId)
    // Another account must not see what was entered for this one.
    if (isHidden) setValue((last) => ({ ...last, amount: '', recipient: '', refundTo: '' }))
  }, [isHidden, requestId, given, setValue])
  useEffect(() => {
    if (givenId !== undefined) setShownId(givenId)
  }, [givenId, setShownId])

  return useMemo(
    () => ({
      value,
      change(change) {
        checkChange('change', change, depositValueKinds)
        noteChange()
        // A text that the page sets to undefined is cleared.
        setValue((last) => withTexts({ ...last, ...change }))
      },
      ...route,
      isRouteFixed,
      accepted,
      accept(refundTo) {
        checkArgument('accept', 'refundTo', refundTo, 'address')
        noteChange()
        accept(refundTo)
      },
      acceptParties,
      deposit,
      show(next) {
        if (next !== undefined) checkArgument('show', 'requestId', next, 'text')
        if (next === undefined) deposit.reset()
        else accounts.show(next)
        accept('')
        acceptParties(undefined)
        setShownId(next ?? '')
      },
      announce,
    }),
    [value, setValue, route, isRouteFixed, accepted, deposit, noteChange, setShownId, accounts, announce],
  )
}

function withTexts({ amount = '', recipient = '', refundTo = '', ...route }: DepositValue): DepositValue {
  return { amount, recipient, refundTo, ...route }
}

/** Reformats the amount for another locale, unless the page controls it. */
function useRewrittenAmount(
  { value }: Pick<UseDepositFormParameters, 'value'>,
  setValue: (update: (last: DepositValue) => DepositValue) => void,
): void {
  const locale = useLocale()
  const written = useRef(locale)
  useBrowserLayoutEffect(() => {
    const from = written.current
    if (from === locale) return
    written.current = locale
    if (!value) setValue((last) => ({ ...last, amount: rewriteNumber(last.amount, from, locale) }))
  }, [locale, value, setValue])
}

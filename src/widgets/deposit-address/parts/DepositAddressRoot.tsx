'use client'
import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import type { DepositAddressParameters } from '../../../deposit/request/depositAddressParameters.ts'
import type { DepositParties } from '../../../deposit/request/depositParties.ts'
import { checkQuoteParameters } from '../../../hooks/internal/checkQuoteParameters.ts'
import { useDepositAddress } from '../../../hooks/useDepositAddress.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { usePart } from '../usePart.ts'
import { useControllable } from '../../shared/hooks/useControllable.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import type { AreaOptions, WidgetProps } from '../../widgetProps.ts'
import { parseEnteredAmount } from '../../shared/model/enteredAmount.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { FrameWarning } from '../../shared/parts/FrameWarning.tsx'
import {
  DepositContext,
  type UseDepositAddressFormReturnType,
  type DepositValue,
} from '../model/depositContext.ts'
import { checkFormParameters } from '../model/checkFormParameters.ts'
import { checkRecoveryAddress } from '../model/checkRecoveryAddress.ts'
import { defaultRoute, tokenOn } from '../model/depositRoute.ts'

/** What is asked for beside what a person fills in. */
export type DepositQuoteParameters = Omit<
  DepositAddressParameters,
  keyof DepositValue | 'originCurrency' | 'acknowledgedRefundTo'
>

export interface DepositAddressRootProps extends Omit<WidgetProps, 'defaultValue'>, AreaOptions {
  /** What is filled in, when the page keeps it. */
  value?: DepositValue | undefined
  /** What is filled in at first. The refund address is left for the payer to fill in. */
  defaultValue?: Partial<Omit<DepositValue, 'refundTo'>> | undefined
  onValueChange?: ((value: DepositValue) => void) | undefined
  /** Kind of the address, of the amount, its time, who asks, who pays fees. @default strict, exact input, an hour */
  quoteParameters?: DepositQuoteParameters | undefined
  /** The networks stay as they are given. @default false */
  isRouteFixed?: boolean | undefined
  /** The request that is shown, when the page keeps it; `''` for the form. */
  requestId?: string | undefined
  /** The request that is shown at first, such as one that a link named. */
  defaultRequestId?: string | undefined
  /** Called with the request whose address is given out or shown, and with `''` for the form. */
  onRequestIdChange?: ((requestId: string) => void) | undefined
}

const noQuoteParameters: DepositQuoteParameters = {}

/**
 * Holds what is filled in, asks for a deposit address and follows it, and gives this to the parts inside. Renders a
 * `<div>`.
 *
 * @example
 * <DepositAddress.Root>
 *   <DepositAddress.Pending />
 *   <DepositAddress.Form />
 *   <DepositAddress.Status />
 *   <DepositAddress.Payment />
 *   <DepositAddress.Legs />
 * </DepositAddress.Root>
 */
export const DepositAddressRoot = forwardRef<HTMLDivElement, DepositAddressRootProps>(
  function DepositAddressRoot(
    {
      value: givenValue,
      defaultValue,
      onValueChange,
      quoteParameters: givenParameters,
      isRouteFixed = false,
      requestId: givenRequestId,
      defaultRequestId = '',
      onRequestIdChange,
      children,
      ...props
    },
    ref,
  ) {
    const part = usePart(props)
    // Null is none, as without types a page may say it.
    const quoteParameters = givenParameters ?? noQuoteParameters
    checkQuoteParameters(quoteParameters, 'DepositAddress.Root')
    checkFormParameters(quoteParameters)
    const { chains: evmChains } = useConfig('DepositAddress.Root')
    const { chains, tokens } = useTokens()
    checkRecoveryAddress(quoteParameters.recoveryAddress, chains)
    const locale = useLocale()
    const [value, setValue] = useControllable({
      value: givenValue,
      defaultValue: {
        ...defaultRoute(evmChains),
        destinationCurrency: undefined,
        amount: '',
        recipient: '',
        refundTo: '',
        ...defaultValue,
      },
      onChange: onValueChange,
    })
    const [shownId, setShownId] = useControllable({
      value: givenRequestId,
      defaultValue: defaultRequestId,
      onChange: onRequestIdChange,
    })
    const [acknowledged, acknowledge] = useState('')
    // Held for as long as the request is shown, and nowhere else: a store could be anybody's word.
    const [acknowledgedParties, acknowledgeParties] = useState<DepositParties>()
    const [announcement, announce] = useState('')
    const [origin, destination] = [value.originChainId, value.destinationChainId].map((chainId) =>
      chains.find(({ id }) => id === chainId),
    )
    const { tradeType = 'EXACT_INPUT' } = quoteParameters
    const isOutput = tradeType !== 'EXACT_INPUT'
    const pay = tokenOn(origin, tokens)
    const receive = tokenOn(destination, tokens, value.destinationCurrency)
    const counted = isOutput ? receive : pay
    const amount = useMemo(
      () => parseEnteredAmount(value.amount, counted, locale),
      [value.amount, counted, locale],
    )
    const deposit = useDepositAddress({
      ...quoteParameters,
      ...value,
      amount: amount.status === 'valid' ? amount.amount : undefined,
      acknowledgedRefundTo: acknowledged,
      requestId: shownId || undefined,
      acknowledgedParties,
    })
    // From here on the request counts and no more the form, which may change with the wallet.
    const { requestId, status } = deposit
    const isGiven = shownId === '' && requestId !== undefined && status !== undefined
    const adopt = useRef(setShownId)
    useEffect(() => {
      adopt.current = setShownId
    })
    useEffect(() => {
      if (isGiven) adopt.current(requestId)
    }, [isGiven, requestId])

    const context = useMemo(
      (): UseDepositAddressFormReturnType => ({
        value,
        change: (change) => setValue({ ...value, ...change }),
        amount,
        isOutput,
        isRouteFixed,
        origin,
        destination,
        pay,
        receive,
        acknowledged,
        acknowledge,
        acknowledgeParties,
        deposit,
        show: (next) => {
          if (next === undefined) deposit.reset()
          acknowledge('')
          acknowledgeParties(undefined)
          setShownId(next ?? '')
        },
        announce,
      }),
      [
        value,
        setValue,
        amount,
        isOutput,
        isRouteFixed,
        origin,
        destination,
        pay,
        receive,
        acknowledged,
        deposit,
        setShownId,
      ],
    )
    return (
      <WidgetRoot
        attributes={part('deposit', requestId === undefined ? 'form' : (status ?? 'loading'))}
        {...props}
        ref={ref}
      >
        <FrameWarning attributes={part('deposit-notice', 'error')} />
        <DepositContext.Provider value={context}>{children}</DepositContext.Provider>
        <p role="status" aria-atomic="true" {...part('hidden-text')}>
          {announcement}
        </p>
      </WidgetRoot>
    )
  },
)

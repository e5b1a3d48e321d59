'use client'
import { forwardRef, useRef } from 'react'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { checkProps, type PropKinds } from '../../../errors/checks/checkProps.ts'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { joinRefs } from '../../shared/render/joinRefs.ts'
import { useSmoothHeight } from '../../shared/render/useSmoothHeight.ts'
import { useSteadyHeight } from '../../shared/render/useSteadyHeight.ts'
import { useAnnouncement } from '../../shared/messages/useAnnouncement.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { FrameWarning } from '../../shared/parts/FrameWarning.tsx'
import type { LayoutOptions, WidgetProps } from '../../widgetProps.ts'
import { checkFormParameters } from '../model/form/checkFormParameters.ts'
import { checkRecoveryAddress } from '../model/checkRecoveryAddress.ts'
import { DepositContext, depositValueKinds, type DepositValue } from '../model/depositContext.ts'
import type { DepositAddressQuoteParameters } from '../model/depositAddressQuoteParameters.ts'
import { useDepositForm } from '../model/form/useDepositForm.ts'
import { usePart } from '../usePart.ts'

export interface DepositAddressRootProps extends Omit<WidgetProps, 'defaultValue'>, LayoutOptions {
  /** The form's values, if the page controls them. */
  value?: DepositValue | undefined
  /** Initial values of the form. The refund address is left for the payer to fill in. */
  defaultValue?: Partial<Omit<DepositValue, 'refundTo'>> | undefined
  onValueChange?: ((value: DepositValue) => void) | undefined
  /**
   * Further quote parameters, such as the type of the address, the trade type, its `ttl`, the requesting account, and
   * who pays fees. @default strict, exact input, an hour
   */
  quoteParameters?: DepositAddressQuoteParameters | undefined
  /** Whether the networks are fixed. @default false */
  isRouteFixed?: boolean | undefined
  /** The request shown, if the page controls it; `''` for the form. */
  requestId?: string | undefined
  /** The request shown initially, such as one from a link. */
  defaultRequestId?: string | undefined
  /** Called with the request whose address is returned or shown, and with `''` for the form. */
  onRequestIdChange?: ((requestId: string) => void) | undefined
}

const noQuoteParameters: DepositAddressQuoteParameters = {}

const { refundTo: _leftToPayer, ...defaultKinds } = depositValueKinds

const propKinds: PropKinds = {
  value: { fields: depositValueKinds },
  defaultValue: { fields: defaultKinds },
  onValueChange: 'function',
  isRouteFixed: 'boolean',
  requestId: 'text',
  defaultRequestId: 'text',
  onRequestIdChange: 'function',
}

/**
 * Holds the form's values, requests a deposit address and tracks it, and provides this to the parts inside. Renders a
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
 *
 * @throws {InvalidArgumentError} for a prop that is wrong, or has a misspelled field.
 */
export const DepositAddressRoot = forwardRef<HTMLDivElement, DepositAddressRootProps>(
  function DepositAddressRoot(
    {
      value,
      defaultValue,
      onValueChange,
      quoteParameters: givenParameters,
      isRouteFixed = false,
      requestId,
      defaultRequestId = '',
      onRequestIdChange,
      children,
      ...props
    },
    ref,
  ) {
    useCauseway('DepositAddress.Root')
    checkProps(
      { value, defaultValue, onValueChange, isRouteFixed, requestId, defaultRequestId, onRequestIdChange },
      propKinds,
      'DepositAddress.Root',
    )
    if (value) {
      checkObject(value, 'DepositAddress.Root', 'value', { fields: ['amount', 'recipient', 'refundTo'] })
    }
    const part = usePart(props)
    // Null means none, as untyped pages may pass it.
    const quoteParameters = givenParameters ?? noQuoteParameters
    checkFormParameters(quoteParameters)
    checkRecoveryAddress(quoteParameters.recoveryAddress, useTokens())
    const [announcement, announce] = useAnnouncement()
    const form = useDepositForm({
      value,
      defaultValue,
      onValueChange,
      quoteParameters,
      isRouteFixed,
      requestId,
      defaultRequestId,
      onRequestIdChange,
      announce,
    })
    const { requestId: shownId, status = 'loading', progress } = form.deposit
    const root = useRef<HTMLDivElement>(null)
    // The instructions are far longer than what follows once they are paid.
    useSteadyHeight(root, progress && status !== 'payable' ? shownId : undefined, true)
    useSmoothHeight(root, `${shownId} ${status === 'payable'}`)
    return (
      <WidgetRoot
        attributes={part('deposit-address', shownId === undefined ? 'form' : status)}
        {...props}
        ref={joinRefs(root, ref)}
      >
        <FrameWarning attributes={part('deposit-address-notice', 'error')} />
        <DepositContext.Provider value={form}>{children}</DepositContext.Provider>
        <p role="status" aria-atomic="true" {...part('hidden-text')}>
          {announcement}
        </p>
      </WidgetRoot>
    )
  },
)

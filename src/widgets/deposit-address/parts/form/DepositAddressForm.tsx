'use client'
import { forwardRef, useId, useState } from 'react'
import { errorDetails } from '../../../../errors/errorDetails.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { isForSupport } from '../../../shared/model/isForSupport.ts'
import { CopyDetails } from '../../../shared/parts/copy/CopyDetails.tsx'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { depositErrorText } from '../../model/form/depositErrorText.ts'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositNetworks } from './DepositNetworks.tsx'
import { DepositParty } from './DepositParty.tsx'
import { DepositReceive } from './DepositReceive.tsx'
import { DepositTermsTable } from '../DepositTermsTable.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { MainButton } from '../../../shared/slots/MainButton.tsx'

/**
 * Asks what to transfer, to whom, and for the payer's own wallet, explains what happens to the payment, and has the
 * user confirm both before an address is requested. Renders a `<form>`, or nothing while an address is shown.
 */
export const DepositAddressForm = forwardRef<HTMLFormElement, PartProps<'form'>>(
  function DepositAddressForm(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { value, accepted, accept, origin, deposit } = useDepositContext('DepositAddress.Form')
    const { chains } = useTokens()
    const [isTried, setIsTried] = useState(false)
    const acceptanceId = useId()
    const { problems, refusal, isRequesting, error, requestId, request } = deposit
    if (requestId !== undefined) return null
    const isBlocked = refusal !== undefined || problems.length > 0
    const values = { chain: origin?.name ?? '', symbol: symbolOf(origin?.nativeCurrency) }
    const isConfirmed = accepted !== '' && accepted === value.refundTo
    const isUnconfirmed = isTried && problems.some(({ field }) => field === 'acceptance')

    function submit(form: HTMLFormElement) {
      if (!isBlocked) {
        request()
        return
      }
      setIsTried(true)
      lead(form, refusal ? 'destinationChainId' : (problems[0]?.field ?? 'amount'))
    }

    function lead(form: HTMLFormElement | null, field: string) {
      const control = form?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    }

    /** An address must be entered before it can be confirmed. */
    function confirm({ checked, form }: HTMLInputElement) {
      accept(checked ? value.refundTo : '')
      if (!checked || value.refundTo.trim() !== '') return
      setIsTried(true)
      lead(form, 'refundTo')
    }

    return renderPart(
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
        {...part('deposit-address-form')}
      >
        <h2 tabIndex={-1} {...part('deposit-address-title')}>
          {translate('deposit.title')}
        </h2>
        <p {...part('deposit-address-intro')}>{translate('deposit.intro', values)}</p>
        <DepositNetworks />
        <DepositReceive />
        <DepositAmount isTried={isTried} />
        <DepositParty name="recipient" isTried={isTried} />
        <DepositParty name="refundTo" isTried={isTried} />
        <DepositTermsTable />
        <label {...part('deposit-address-confirm')}>
          <input
            type="checkbox"
            name="acceptance"
            checked={isConfirmed}
            aria-invalid={isUnconfirmed || undefined}
            aria-describedby={isUnconfirmed ? acceptanceId : undefined}
            onChange={({ currentTarget }) => confirm(currentTarget)}
          />
          <span>{translate('deposit.accept', values)}</span>
        </label>
        {isUnconfirmed && (
          <p id={acceptanceId} {...part('deposit-address-field-text', 'error')}>
            {translate('deposit.problem.acceptance')}
          </p>
        )}
        <p role="alert" {...part('deposit-address-notice', error ? 'error' : 'empty')}>
          {error && depositErrorText(error, translate, (chainId) => chainName(chains, chainId))}
        </p>
        {error && isForSupport(error) && (
          <CopyDetails key={error.message} write={() => errorDetails(error)} />
        )}
        <MainButton
          type="submit"
          aria-disabled={isBlocked || isRequesting || undefined}
          {...part('deposit-address-submit', isRequesting ? 'waiting' : isBlocked ? 'blocked' : 'ready')}
        >
          {translate(isRequesting ? 'deposit.requesting' : 'deposit.request')}
        </MainButton>
      </form>,
      props,
    )
  },
)

'use client'
import { isUndelivered } from '../../../schemas/status/requestStatus.ts'
import { forwardRef } from 'react'
import { useWallet } from '../../../hooks/useWallet.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { depositHashOf } from '../../../schemas/requests/requestLegs.ts'
import { refundsPayer } from '../../../schemas/refundsPayer.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { depositReasons } from '../model/status/depositReasons.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { isOverUnpaid } from '../model/status/isOverUnpaid.ts'
import { isDeliveryDoubtful } from '../model/status/isUnderpaid.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useNetworkName } from '../../shared/messages/useNetworkName.ts'
import { legSteps } from '../../shared/steps/legSteps.ts'
import { Steps } from '../../shared/steps/Steps.tsx'
import { useDepositValues } from '../model/useDepositValues.ts'

/**
 * Every payment that was seen, with amount, network and transaction, and the swap's parties and IDs. Renders a
 * `<section>`, or nothing while the form is shown. Once it is paid, it appears in place of the payment instead of sliding
 * up there, so it is another element then.
 */
export const DepositAddressLegs = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressLegs(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { deposit, announce } = useDepositContext('DepositAddress.Legs')
    const { requestId, progress, status, terms } = deposit
    const nameOf = useNetworkName()
    const account = useWallet()?.address
    const values = useDepositValues(terms, progress)
    // Nothing that suggests paying is shown before the user has accepted whose request it is.
    if (requestId === undefined || !progress || status === 'unaccepted') return null
    const isOver = isUndelivered(progress.status)
    const isDoubtful = isDeliveryDoubtful(progress)
    const { record } = progress
    const isOwn = [account, terms?.refundTo].some((own) => isSameAddress(own, record?.user))
    const steps = legSteps({
      legs: progress.legs,
      status: progress.status,
      failReason: progress.failReason,
      depositHash: record && depositHashOf(record),
      originChainId: terms?.pay.chainId ?? progress.originChainId,
      destinationChainId: values.destinationId,
      isPaid: status === 'paid',
      isMissingDeliveryShown: !isDoubtful,
      amounts: { deposit: values.arrived, delivery: values.received, refund: values.refunded },
      labelOf: (kind, chainId) => translate(`deposit.leg.${kind}`, { chain: nameOf(chainId) }),
      translate,
    })
    const places = [
      [
        'recipient',
        translate('deposit.recipient', { chain: values.words.destination }),
        terms?.recipient ?? record?.recipient,
      ],
      ['refundTo', translate('deposit.fact.refundTo'), terms?.refundTo ?? record?.refundTo],
      ['recovery', translate('deposit.fact.recovery'), progress.recoveryAddress],
      // The account may be anyone's; the user's own isn't shown.
      ['user', translate('deposit.parties.user'), isOwn ? undefined : record?.user],
    ] as const
    const refundWarning =
      !isOver && terms?.mayRefundRecipient ? translate('audit.order-refund-recipient') : undefined
    return renderPart(
      <section key={String(status === 'payable')} ref={ref} {...part('deposit-address-legs')}>
        {steps.length > 0 && (
          <>
            <h3 {...part('deposit-address-heading')}>{translate('deposit.legs')}</h3>
            <Steps steps={steps} announce={announce} />
          </>
        )}
        {refundWarning && <p {...part('deposit-address-notice', 'warning')}>{refundWarning}</p>}
        <dl {...part('facts')}>
          <Reasons {...depositReasons(progress, translate)} />
          {!isOver &&
            !isDoubtful &&
            progress.status !== 'success' &&
            !isOverUnpaid(deposit) &&
            values.promised && (
              <Fact label={translate('activity.received.quoted')}>
                <bdi>{values.promised}</bdi>
              </Fact>
            )}
          {places.map(
            ([key, label, place]) =>
              place && (
                <Fact key={key} label={label}>
                  {key === 'refundTo' && refundsPayer(place) ? (
                    translate('review.refundTo.payer')
                  ) : (
                    <CopyableCode
                      text={place}
                      what={label}
                      announce={announce}
                      // Before the end, and for someone else's account, every character is shown for comparison.
                      isShort={progress.isOver && key !== 'user'}
                    />
                  )}
                </Fact>
              ),
          )}
          <Fact label={translate('deposit.fact.request')}>
            <CopyableCode
              isShort
              text={progress.requestId}
              what={translate('deposit.fact.request')}
              announce={announce}
            />
          </Fact>
        </dl>
      </section>,
      props,
    )
  },
)

/** Why it failed, and why nothing was refunded. */
function Reasons({ failed, unrefunded }: ReturnType<typeof depositReasons>) {
  const translate = useMessages()
  return (
    <>
      {failed && (
        <Fact label={translate('deposit.fact.reason')} isSentence>
          {failed}
        </Fact>
      )}
      {unrefunded && (
        <Fact label={translate('deposit.fact.refundReason')} isSentence>
          {unrefunded}
        </Fact>
      )}
    </>
  )
}

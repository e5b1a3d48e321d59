import type { TokenDefinition } from './tokenKinds.ts'

/** Lines, corners, shadows, spacing and durations. */
export const shapeTokens = {
  radius: { kind: 'length', initial: '16px', says: 'all corners; at 0 nothing is round' },
  borderWidth: { kind: 'length', initial: '1px', says: 'lines, and borders of cards, fields and buttons' },
  focusWidth: { kind: 'length', initial: '2px', says: 'the focus ring' },
  cardShadow: {
    kind: 'shadow',
    initial: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 28px rgb(0 0 0 / 8%)',
    says: 'shadow of the card',
  },
  dialogShadow: { kind: 'shadow', initial: '0 24px 64px rgb(0 0 0 / 28%)', says: 'shadow of dialogs' },
  buttonShadow: { kind: 'shadow', initial: 'none', says: 'shadow of main buttons' },
  space: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 0.25)',
    isDense: true,
    says: 'the unit of all spacing',
  },
  controlHeight: {
    kind: 'length',
    isDense: true,
    initial: 'calc(var(--_cw-fontSize) * 2.75)',
    says: 'height of fields and buttons; at least 24px',
  },
  swapWidth: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 28)',
    says: 'maximum width of the Swap widget',
  },
  depositAddressWidth: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 32)',
    says: 'maximum width of the Deposit address widget',
  },
  activityWidth: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 45)',
    says: 'maximum width of the Activity widget',
  },
  activityHeight: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 30)',
    says: 'the visible height of the activity list',
  },
  dialogWidth: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 32)',
    says: 'maximum width of dialogs',
  },
  duration: { kind: 'duration', initial: '180ms', says: 'duration of transitions' },
} as const satisfies Record<string, TokenDefinition>

import type { TokenDefinition } from './tokenKinds.ts'

/** Lines, corners, shadows, distances and times. */
export const shapeTokens = {
  radius: { kind: 'length', initial: '16px', says: 'all corners derive from it: at 0 nothing is round' },
  borderWidth: { kind: 'length', initial: '1px', says: 'lines, and edges of cards, fields and buttons' },
  focusWidth: { kind: 'length', initial: '2px', says: 'the ring around what has the focus' },
  cardShadow: {
    kind: 'shadow',
    initial: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 28px rgb(0 0 0 / 8%)',
    says: 'under the card',
  },
  dialogShadow: { kind: 'shadow', initial: '0 24px 64px rgb(0 0 0 / 28%)', says: 'under dialogs' },
  buttonShadow: { kind: 'shadow', initial: 'none', says: 'under main buttons' },
  space: {
    kind: 'length',
    initial: 'calc(var(--_fontSize) * 0.25)',
    isDense: true,
    says: 'the unit of all distances',
  },
  controlHeight: {
    kind: 'length',
    isDense: true,
    initial: 'calc(var(--_fontSize) * 2.75)',
    says: 'fields and buttons; never less than 24px',
  },
  swapWidth: { kind: 'length', initial: 'calc(var(--_fontSize) * 28)', says: 'of the Swap widget at most' },
  depositAddressWidth: {
    kind: 'length',
    initial: 'calc(var(--_fontSize) * 32)',
    says: 'of the Deposit address widget at most',
  },
  activityWidth: {
    kind: 'length',
    initial: 'calc(var(--_fontSize) * 45)',
    says: 'of the Activity widget at most',
  },
  activityHeight: {
    kind: 'length',
    initial: 'calc(var(--_fontSize) * 30)',
    says: 'the visible height of the activity list',
  },
  dialogWidth: { kind: 'length', initial: 'calc(var(--_fontSize) * 32)', says: 'of dialogs at most' },
  duration: { kind: 'duration', initial: '180ms', says: 'how long what changes takes' },
} as const satisfies Record<string, TokenDefinition>

import type { ColorName } from './colorTokens.ts'
import type { TokenDefinition, TokenKind } from './tokenKinds.ts'

interface ThemedPart {
  /** What it is, for whoever designs. */
  readonly says: string
  /** The token that its text has unless a theme says otherwise. */
  readonly color: ColorName
  /** The token that it stands on unless a theme says otherwise. */
  readonly background: ColorName
}

const mainButton = { color: 'accentOn', background: 'accent' } as const
const field = { color: 'inputOn', background: 'inputBackground' } as const
const card = { color: 'cardOn', background: 'cardBackground' } as const
const dialog = { color: 'dialogOn', background: 'dialogBackground' } as const

/** The main parts, named like their `data-cw-part` in camel case. */
export const themedParts = {
  swapForm: { ...card, says: 'the swap form' },
  swapSide: { color: 'surfaceOn', background: 'surface', says: 'what is paid, and what is received' },
  swapAmount: { color: 'surfaceOn', background: 'surface', says: 'the amounts' },
  swapToken: { color: 'foreground', background: 'background', says: 'the chosen token' },
  swapSwitchSides: { color: 'surfaceOn', background: 'surface', says: 'the button between the sides' },
  swapFieldInput: { ...field, says: 'fields among the options' },
  swapSubmit: { ...mainButton, says: 'the button of the form' },
  swapOpen: { ...mainButton, says: 'the button that opens the form' },
  swapDialog: { ...dialog, says: 'the form in a dialog or a drawer' },
  swapDialogTitle: { ...dialog, says: 'the title of that' },
  picker: { ...dialog, says: 'the list of tokens' },
  pickerInput: { ...field, says: 'the search of the list' },
  pickerOption: { ...dialog, says: 'a token in the list' },
  fees: { ...card, says: 'the fees' },
  reviewDialog: { ...dialog, says: 'the review' },
  reviewTitle: { ...dialog, says: 'the title of the review' },
  reviewInput: { ...field, says: 'fields of the review' },
  reviewAccept: { ...mainButton, says: 'the button of the review' },
  progress: { ...card, says: 'the progress of a swap' },
  progressTitle: { ...card, says: 'the status of a swap, in a line' },
  progressAction: { ...mainButton, says: 'the buttons of the progress' },
  activity: { ...card, says: 'the activity list' },
  activityInput: { ...field, says: 'fields of the activity list' },
  activityOpen: { ...card, says: 'a swap in the activity list' },
  activityDialog: { ...dialog, says: 'the details of a swap' },
  activityDetailsTitle: { ...dialog, says: 'the title of the details' },
  depositAddress: { ...card, says: 'the deposit address' },
  depositAddressTitle: { ...card, says: 'the title of the deposit address' },
  depositAddressInput: { ...field, says: 'fields of the deposit address' },
  depositAddressSubmit: { ...mainButton, says: 'the button of the deposit address' },
  tooltipText: { color: 'background', background: 'foreground', says: 'the name of an icon button' },
} as const satisfies Record<string, ThemedPart>

export type ThemedPartName = keyof typeof themedParts

/** What can be changed of each of them, and what it takes. */
export const partProperties = {
  background: 'fill',
  color: 'color',
  border: 'border',
  radius: 'length',
  padding: 'padding',
  fontSize: 'length',
  fontWeight: 'fontWeight',
} as const satisfies Record<string, TokenKind>

export type PartProperty = keyof typeof partProperties

/** Name of a part's token: `swapSubmit` and `fontSize` make `swapSubmitFontSize`. */
export type PartTokenName = `${ThemedPartName}${Capitalize<PartProperty>}`

export const themedPartNames = Object.keys(themedParts) as readonly ThemedPartName[]

const properties = Object.keys(partProperties) as readonly PartProperty[]

/** A token for each property of each main part. Without one the part looks as all other tokens want it. */
export const partTokens = Object.fromEntries(
  themedPartNames.flatMap((part) =>
    properties.map((property): [string, TokenDefinition] => [
      partToken(part, property),
      { kind: partProperties[property], says: themedParts[part].says },
    ]),
  ),
) as Readonly<Record<PartTokenName, TokenDefinition>>

export function partToken<property extends PartProperty>(
  part: ThemedPartName,
  property: property,
): `${ThemedPartName}${Capitalize<property>}` {
  const [first = '', ...rest] = property
  return `${part}${first.toUpperCase()}${rest.join('')}` as `${ThemedPartName}${Capitalize<property>}`
}

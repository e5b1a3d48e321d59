import type { ColorName } from './colorTokens.ts'
import type { TokenDefinition, TokenKind } from './tokenKinds.ts'

export interface ThemedPart {
  /** What the part is, in the guide and the theme editor. */
  readonly says: string
  /** The token of its text, unless a theme sets another color. */
  readonly color: ColorName
  /** The token of its background, unless a theme sets another. */
  readonly background: ColorName
  /** The tokens of other text on the same background. */
  readonly others?: readonly ColorName[]
}

const mainButton = { color: 'accentOn', background: 'accent' } as const
const field = { color: 'inputOn', background: 'inputBackground', others: ['muted'] } as const
const card = { color: 'cardOn', background: 'cardBackground' } as const
const dialog = { color: 'dialogOn', background: 'dialogBackground' } as const
const others = ['muted', 'link', 'dangerText', 'warningText', 'successText', 'infoText'] as const

/** The main parts, named like their `data-cw-part` in camel case. */
export const themedParts = {
  swapForm: { ...card, others, says: 'the swap form' },
  swapSide: {
    color: 'surfaceOn',
    background: 'surface',
    others: ['muted', 'warningText', 'dangerText'],
    says: 'the pay side and the receive side',
  },
  swapAmount: { color: 'surfaceOn', background: 'surface', says: 'the amounts' },
  swapToken: { color: 'foreground', background: 'background', others: ['muted'], says: 'the selected token' },
  swapSwitchSides: { color: 'surfaceOn', background: 'surface', says: 'the button between the sides' },
  swapFieldInput: { ...field, says: 'fields of the settings' },
  swapSubmit: { ...mainButton, says: 'the main button of the form' },
  swapOpen: { ...mainButton, says: 'the button that opens the form' },
  swapDialog: { ...dialog, says: 'the form in a dialog or a drawer' },
  swapDialogTitle: { ...dialog, says: 'the title of that dialog' },
  picker: { ...dialog, others, says: 'the list of tokens' },
  pickerInput: { ...field, says: 'the search field of the list' },
  pickerOption: { ...dialog, others: ['muted', 'link'], says: 'a token in the list' },
  fees: { ...card, others, says: 'the fees' },
  reviewDialog: { ...dialog, others, says: 'the review' },
  reviewTitle: { ...dialog, says: 'the title of the review' },
  reviewInput: { ...field, says: 'fields of the review' },
  reviewAccept: { ...mainButton, says: 'the main button of the review' },
  progress: { ...card, others, says: 'the progress of a swap' },
  progressTitle: { ...card, says: 'the status of a swap, in one line' },
  progressAction: { ...mainButton, says: 'the buttons of that progress' },
  activity: { ...card, others, says: 'the activity list' },
  activityInput: { ...field, says: 'fields of the activity list' },
  activityOpen: { ...card, others, says: 'a swap in the activity list' },
  activityDialog: { ...dialog, others, says: 'the details of a swap' },
  activityDetailsTitle: { ...dialog, says: 'the title of the details' },
  depositAddress: { ...card, others, says: 'the deposit address' },
  depositAddressTitle: { ...card, says: 'the title of the deposit address' },
  depositAddressInput: { ...field, says: 'fields of the deposit address' },
  depositAddressSubmit: { ...mainButton, says: 'the main button of the deposit address' },
  tooltipText: { color: 'background', background: 'foreground', says: 'the name of an icon button' },
} as const satisfies Record<string, ThemedPart>

export type ThemedPartName = keyof typeof themedParts

/** The properties of each part that a theme can set, with the kind of their values. */
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

/** A token for each property of each main part. A part without one follows the other tokens. */
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

/** The sides of a form: what the user pays, and what is received for it. */
export const formSides = ['pay', 'receive'] as const

export type FormSide = (typeof formSides)[number]

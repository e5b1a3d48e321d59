/** A side of a form: what the user pays, or what is received for it. */
export type FormSide = 'pay' | 'receive'

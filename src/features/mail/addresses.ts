// One @ with something on both sides and a dot behind it; the rest only a letter to the address could prove.
const shape = /^[^\s\p{C}@<>"(),:;[\]\\]{1,64}@[^\s\p{C}@<>"(),:;[\]\\]+\.[^\s\p{C}@.<>"(),:;[\]\\]{2,}$/u

/** Whether a mail could be sent there. */
export function isAddress(email: string): boolean {
  return email.length <= 254 && shape.test(email)
}

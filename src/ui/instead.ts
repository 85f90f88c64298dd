type Stoppable = { readonly preventDefault: () => void }

/** For a button that would send a form: where there is a script, it acts instead. */
export function instead(act: () => void): (event: Stoppable) => void {
  return (event) => {
    event.preventDefault()
    act()
  }
}

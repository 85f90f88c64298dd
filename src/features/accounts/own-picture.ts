const address = /^\/(?![/\\])[\w./-]{1,200}(?:\?pictureId=[\da-f-]{36})?$/

/** Whether it is a picture of this server. Our policy lets none of another host through, and none is to learn who looks at whom. */
export function isOwnPicture(photo: string): boolean {
  return address.test(photo)
}

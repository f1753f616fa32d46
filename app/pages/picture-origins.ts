const absolutePicture = /"(https:\/\/[^\s"?#]+\.(?:avif|gif|jpe?g|png|svg|webp))(?:[?#][^"]*)?"/gi;

/** The other sites from which a record takes pictures, for the content security policy. */
export function originsOfPictures(record: unknown): string[] {
  const pictures = JSON.stringify(record).matchAll(absolutePicture);
  return [...new Set([...pictures].map(([, address = ""]) => new URL(address).origin))];
}

/** Image paths below /images/ come from the bucket where one is set; absolute addresses stay. */
export function imageUrl(path: string, imagesBaseUrl: string): string {
  return path.startsWith("/images/") && imagesBaseUrl !== ""
    ? `${imagesBaseUrl.replace(/\/$/, "")}/${path.slice("/images/".length)}`
    : path;
}

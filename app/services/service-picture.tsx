import type { ComponentProps } from "react";
import { Icon } from "../ui/icon.tsx";
import { PaperPicture, Picture } from "../ui/picture.tsx";
import type { ServiceCard } from "./services.server.ts";

type ServicePictureProps = Pick<ServiceCard, "image" | "icon"> &
  Pick<ComponentProps<typeof Picture>, "loading" | "fetchPriority"> & {
    className: string;
    /** It lies on paper, which stays light in the dark. */
    isPaper?: boolean;
  };

/** The drawing of a service, or its icon, or a question mark. The words beside it say what it shows. */
export function ServicePicture({ image, icon, className, isPaper = false, ...rest }: ServicePictureProps) {
  const Drawing = isPaper ? PaperPicture : Picture;
  return image === null ? (
    <Icon name={icon ?? "question"} className={className} />
  ) : (
    <Drawing src={image} width="320" height="240" className={className} {...rest} />
  );
}

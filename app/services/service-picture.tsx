import type { ComponentProps } from "react";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import type { ServiceCard } from "./services.server.ts";

type ServicePictureProps = Pick<ServiceCard, "image" | "icon"> &
  Pick<ComponentProps<typeof Picture>, "loading" | "fetchPriority"> & { className: string };

/** Falls back to the icon, then a question mark. Decorative: the adjacent words describe it. */
export const ServicePicture = ({ image, icon, className, ...rest }: ServicePictureProps) =>
  image === null ? (
    <Icon name={icon ?? "question"} className={className} />
  ) : (
    <Picture src={image} width="320" height="240" className={className} {...rest} />
  );

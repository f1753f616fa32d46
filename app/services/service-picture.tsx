import type { ComponentProps } from "react";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import type { ServiceCard } from "./services.server.ts";

type ServicePictureProps = Pick<ServiceCard, "image" | "icon"> &
  Pick<ComponentProps<typeof Picture>, "loading" | "fetchPriority"> & { className: string };

/** The drawing of a service, or its icon, or a question mark. The words beside it say what it shows. */
export const ServicePicture = ({ image, icon, className, ...rest }: ServicePictureProps) =>
  image === null ? (
    <Icon name={icon ?? "question"} className={className} />
  ) : (
    <Picture src={image} width="320" height="240" className={className} {...rest} />
  );

import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface WayButtonsProps {
  directionsUrl: string;
  mapUrl: string;
  variant?: "primary" | "secondary";
}

export const WayButtons = ({ directionsUrl, mapUrl, variant = "primary" }: WayButtonsProps) => (
  <>
    <ButtonLink to={directionsUrl} variant={variant}>
      <Icon name="directions" />
      Get directions
    </ButtonLink>
    <ButtonLink to={mapUrl} variant="secondary">
      <Icon name="map-pin" />
      View on map
    </ButtonLink>
  </>
);

ALTER TABLE "order_deliveries" RENAME TO "order_notifications";--> statement-breakpoint
ALTER TABLE "order_notifications" RENAME CONSTRAINT "order_deliveries_pkey" TO "order_notifications_pkey";--> statement-breakpoint
ALTER TABLE "order_notifications" RENAME CONSTRAINT "order_deliveries_order_id_orders_id_fk" TO "order_notifications_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_notifications" RENAME CONSTRAINT "order_deliveries_channel" TO "order_notifications_channel";--> statement-breakpoint
ALTER TABLE "order_notifications" RENAME CONSTRAINT "order_deliveries_channel_known" TO "order_notifications_channel_known";--> statement-breakpoint
ALTER TABLE "order_notifications" RENAME CONSTRAINT "order_deliveries_state_known" TO "order_notifications_state_known";--> statement-breakpoint
ALTER INDEX "order_deliveries_pending" RENAME TO "order_notifications_pending";